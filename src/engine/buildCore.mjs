// Compiles the AssemblyScript core to build/core/core.wasm, if a source is newer than it. Plain JavaScript, so that Node
// runs it before anything else is built. The compiler wants imports without `.ts`; ours have it, so it is taken off on the way in.
import { mkdir, readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CORE = join(ROOT, 'src/engine/core');
const BINARY = join(ROOT, 'build/core/core.wasm');
const OPTIONS = [
  'src/engine/core/index.ts',
  '--outFile',
  'build/core/core.wasm',
  ...['-O3', '--noAssert', '--runtime', 'stub', '--enable', 'simd', '--initialMemory', '1'],
];

/** True when the binary is there and no source is newer. */
async function isFresh() {
  const built = await timeOf(BINARY);
  const sources = (await readdir(CORE)).map((name) => timeOf(join(CORE, name)));
  const times = await Promise.all([...sources, timeOf(fileURLToPath(import.meta.url))]);
  return times.every((time) => time < built);
}

async function timeOf(path) {
  return stat(path).then(
    (found) => found.mtimeMs,
    () => 0,
  );
}

async function readSource(name) {
  const source = await readFile(join(ROOT, name), 'utf8').catch(() => null);
  return source === null ? null : source.replaceAll(/(from '\.\/\w+)\.ts'/g, "$1'");
}

async function writeBinary(name, contents) {
  const path = join(ROOT, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, contents);
}

async function build() {
  const { main } = await import('assemblyscript/asc');
  const stderr = { write: (text) => process.stderr.write(text) };
  const { error } = await main(OPTIONS, { readFile: readSource, writeFile: writeBinary, stderr });
  if (error !== null) process.exitCode = 1;
}

if (!(await isFresh())) await build();
