import { readFileSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';

/** One import of a source file: `from` and, for files of our own, `to` are paths below the given root. */
export interface Import {
  readonly from: string;
  readonly to: string;
  readonly isPackage: boolean;
  readonly typeOnly: boolean;
}

const SOURCE = /\.tsx?$/;
const RELATIVE = /^\.\.?\//;
const IMPORT_CALL = /\bimport\(\s*['"]([^'"]+)['"]/g;
const FILE_ADDRESS = /\bnew URL\(\s*['"]([^'"]+\.tsx?)['"],\s*import\.meta\.url/g;

/** All imports of the sources below `root`, those of types, of `import()` and of worker addresses included. */
export function readImports(root: string, leaveOut: (file: string) => boolean): readonly Import[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => SOURCE.test(file) && !leaveOut(file))
    .flatMap((file) => importsOf(file, readFileSync(join(root, file), 'utf8')));
}

/** The imports of one source text. */
export function importsOf(file: string, text: string): readonly Import[] {
  const { module } = parseSync(file, text);
  const imports = module.staticImports.map(({ moduleRequest, entries }) =>
    makeImport(file, moduleRequest.value, entries.length > 0 && entries.every(({ isType }) => isType)),
  );
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, isType } of entries) {
      if (moduleRequest) imports.push(makeImport(file, moduleRequest.value, isType));
    }
  }
  for (const pattern of [IMPORT_CALL, FILE_ADDRESS]) {
    for (const [, specifier = ''] of text.matchAll(pattern)) imports.push(makeImport(file, specifier, false));
  }
  return imports;
}

function makeImport(from: string, specifier: string, typeOnly: boolean): Import {
  const [path = ''] = specifier.split('?');
  if (!RELATIVE.test(path)) return { from, to: packageOf(path), isPackage: true, typeOnly };
  return { from, to: posix.join(posix.dirname(from), path), isPackage: false, typeOnly };
}

/** `three/addons/x.js` is of `three`, `@preact/signals` of itself, `node:fs` of `node`. */
function packageOf(path: string): string {
  if (path.startsWith('node:')) return 'node';
  const [scope = '', name = ''] = path.split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}

/** One ring of files that import each other at run time, first file first and last; undefined where there is none. */
export function findCycle(imports: readonly Import[]): readonly string[] | undefined {
  const targets = new Map<string, string[]>();
  for (const { from, to, isPackage, typeOnly } of imports) {
    if (!isPackage && !typeOnly) targets.set(from, [...(targets.get(from) ?? []), to]);
  }
  const finished = new Set<string>();
  for (const start of targets.keys()) {
    const cycle = walk(start, [], targets, finished);
    if (cycle) return cycle;
  }
  return undefined;
}

function walk(
  file: string,
  trail: readonly string[],
  targets: ReadonlyMap<string, readonly string[]>,
  finished: Set<string>,
): readonly string[] | undefined {
  if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file];
  if (finished.has(file)) return undefined;
  for (const target of targets.get(file) ?? []) {
    const cycle = walk(target, [...trail, file], targets, finished);
    if (cycle) return cycle;
  }
  finished.add(file);
  return undefined;
}
