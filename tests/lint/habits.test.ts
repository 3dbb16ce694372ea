import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

interface Finding {
  readonly code: string;
  readonly filename: string;
}

const LINT = resolve('node_modules/oxlint/bin/oxlint');
const TSCONFIG = {
  compilerOptions: {
    strict: true,
    noUncheckedIndexedAccess: true,
    target: 'ES2022',
    lib: ['ES2022', 'DOM'],
    types: [],
  },
};
const LONG_FUNCTION = `export function long(): number {\n${'  void 0;\n'.repeat(39)}  return 1;\n}\n`;
const LONG_FILE = Array.from({ length: 251 }, (_, line) => `export const N${line} = ${line};\n`).join('');

/** What each habit refuses: the file that breaks it, the text, and the rule that must say so. */
const REFUSED: readonly (readonly [habit: string, file: string, text: string, rule: string])[] = [
  ['7', 'src/rules/clock.ts', 'export const now = (): number => Date.now();', 'no-restricted-globals'],
  ['7', 'src/records/today.ts', 'export const today = new Date();', 'no-restricted-globals'],
  ['7', 'src/game/pace.ts', 'export const pace = performance.now();', 'no-restricted-globals'],
  ['7', 'src/game/dice.ts', 'export const dice = Math.random();', 'no-restricted-properties'],
  [
    '7',
    'src/rules/dice.ts',
    'const { random } = Math;\nexport const dice = random();',
    'no-restricted-properties',
  ],
  ['11', 'src/lib/tale.ts', LONG_FILE, 'max-lines'],
  ['12', 'src/lib/long.ts', LONG_FUNCTION, 'max-lines-per-function'],
  ['12', 'tests/lib/long.test.ts', LONG_FUNCTION, 'short-tests'],
  ['14', 'src/lib/default.ts', 'export default 1;', 'no-default-export'],
  ['14', 'src/lib/enum.ts', "export enum Side { Black = 'black' }", 'no-enums'],
  ['14', 'src/lib/space.ts', 'export namespace Space { export const x = 1; }', 'no-namespace'],
  ['14', 'src/lib/index.ts', "export * from './default.ts';", 'no-barrels'],
  ['14', 'src/game/named.ts', "export { N1 } from '../lib/tale.ts';", 'no-barrels'],
  [
    '14',
    'src/lib/types.ts',
    "import { Thing } from './thing.ts';\nexport const of = (thing: Thing): Thing => thing;",
    'consistent-type-imports',
  ],
  ['15', 'src/lib/any.ts', 'export const of = (thing: any): string => String(thing);', 'no-explicit-any'],
  [
    '15',
    'src/lib/as.ts',
    'export const of = (x: unknown): string => x as string;',
    'consistent-type-assertions',
  ],
  ['15', 'src/lib/sure.ts', 'export const of = (x?: string): string => x!;', 'known-index'],
  ['ours', 'src/lib/floating.ts', 'export function go(): void {\n  fetch("/x");\n}', 'no-floating-promises'],
  [
    'ours',
    'src/lib/misused.ts',
    'export const bad = (): boolean => (fetch("/x") ? true : false);',
    'no-misused-promises',
  ],
  ['ours', 'src/lib/await.ts', 'export const bad = async (): Promise<number> => await 1;', 'await-thenable'],
  [
    'ours',
    'src/lib/switch.ts',
    "export function of(x: 'a' | 'b'): void {\n  switch (x) {\n    case 'a':\n      break;\n  }\n}",
    'switch-exhaustiveness-check',
  ],
  ['ours', 'src/lib/ending.ts', "import { thing } from './thing';\nexport const x = thing;", 'extensions'],
  ['ours', 'src/lib/console.ts', "console.log('x');\nexport const x = 1;", 'no-console'],
  [
    'ours',
    'tests/lib/skip.test.ts',
    "import { test } from 'vitest';\ntest.skip('x', () => {});",
    'no-restricted-properties',
  ],
];

/** Files near the line that no rule may complain about. */
const ALLOWED: readonly (readonly [why: string, file: string, text: string])[] = [
  ['chance outside the logic', 'src/app/chance.ts', 'export const chance = Math.random();'],
  ['as const', 'src/lib/const.ts', "export const PAIR = ['a', 'b'] as const;"],
  ['as at a border', 'src/records/decode.ts', 'export const of = (x: unknown): string => x as string;'],
  ['! behind an index', 'src/lib/index0.ts', 'export const first = (list: number[]): number => list[0]!;'],
  ['the one door', 'src/rules/index.ts', "export { now } from './clock.ts';"],
  [
    'a long group of tests',
    'tests/lib/group.test.ts',
    `import { describe } from 'vitest';\ndescribe('x', () => {\n${'  void 0;\n'.repeat(60)}});`,
  ],
  [
    'a thing',
    'src/lib/thing.ts',
    'export interface Thing {\n  readonly x: number;\n}\nexport const thing: Thing = { x: 1 };',
  ],
];

const root = mkdtempSync(join(tmpdir(), 'reversi-lint-'));
let findings: readonly Finding[] = [];

beforeAll(() => {
  cpSync('.oxlintrc.json', join(root, '.oxlintrc.json'));
  cpSync('tests/lint/houseRules.js', join(root, 'tests/lint/houseRules.js'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction');
  write('package.json', JSON.stringify({ type: 'module' }));
  write('tsconfig.json', JSON.stringify(TSCONFIG));
  for (const [, file, text] of REFUSED) write(file, text);
  for (const [, file, text] of ALLOWED) write(file, text);
  const run = spawnSync(process.execPath, [LINT, '--type-aware', '--format=json', 'src', 'tests'], {
    cwd: root,
    encoding: 'utf8',
  });
  findings = (JSON.parse(run.stdout) as { diagnostics: Finding[] }).diagnostics;
}, 60_000);

afterAll(() => rmSync(root, { recursive: true, force: true }));

test.each(REFUSED)('habit %s: %s breaks it and is refused', (_habit, file, _text, rule) => {
  expect(codesOf(file)).toContain(rule);
});

test.each(ALLOWED)('%s passes (%s)', (_why, file) => {
  expect(codesOf(file)).toEqual([]);
});

/** `eslint(max-lines)` and `house(no-enums)` without their plugin. */
function codesOf(file: string): readonly string[] {
  return findings
    .filter(({ filename }) => filename === file)
    .map(({ code }) => code.replace(/^.*\(|\)$/g, ''));
}

function write(file: string, text: string): void {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
