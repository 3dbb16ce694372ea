import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { startCore, type Core } from '../engine/core.ts';
import { FILE_UNITS, readWeights, writeWeights } from '../engine/weights.ts';
import { bootstrap } from './bootstrap.ts';
import type { SampleSet } from './fit.ts';
import { readGames } from './games.ts';
import { install, type Knots } from './install.ts';
import { errorAt24 } from './measure.ts';
import type { TrainingOptions } from './options.ts';
import { improve } from './rounds.ts';

const TABLE_BITS = 16;

/** Makes weights and writes them; the same options and games give the same bytes. */
export async function train(options: TrainingOptions): Promise<void> {
  await mkdir(options.work, { recursive: true });
  const core = await freshCore();
  const games = options.games === undefined ? [] : await readGames(options.games, core);
  console.log(`${games.length} games`);
  let knots: Knots;
  let sets: readonly SampleSet[] = [];
  if (options.from === undefined) ({ knots, sets } = await bootstrap(core, games, options));
  else knots = await readKnots(options.from);
  if (options.selfPlay > 0) knots = await improve({ core, rival: await freshCore() }, knots, sets, options);
  await save(knots, options.out);
  install(core, knots);
  if (games.length > 0) console.log(errorAt24(core, games));
}

async function freshCore(): Promise<Core> {
  const loaded = await startCore(await readFile('build/core/core.wasm'), TABLE_BITS);
  if (!loaded.ok) throw new Error(loaded.error);
  return loaded.value;
}

async function readKnots(path: string): Promise<Knots> {
  const read = readWeights(gunzipSync(await readFile(path)));
  if (!read.ok) throw new Error(read.error);
  return read.value.map((weights) => Float32Array.from(weights, (weight) => weight / FILE_UNITS));
}

async function save(knots: Knots, path: string): Promise<void> {
  const rounded = knots.map((weights) =>
    Int16Array.from(weights, (weight) => Math.round(weight * FILE_UNITS)),
  );
  const bytes = gzipSync(writeWeights(rounded), { level: 9 });
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
  console.log(`${path}: ${bytes.length} bytes`);
}
