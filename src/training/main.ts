// npm run train -- --games <folder of .wtb> [--work <folder>] [--samples n] [--depth n] [--out file]
// Backward bootstrap: exact labels near the end, then block by block of four empties toward the opening, labels from a
// search over the blocks already trained. Every block is kept in the work folder, so that a run can be taken up again.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { startCore, type Core } from '../engine/core.ts';
import { PATTERNS } from '../engine/patterns.ts';
import { FILE_UNITS, installWeights, KNOTS, writeWeights } from '../engine/weights.ts';
import { moverBias } from './balance.ts';
import { readBlock, writeBlock } from './blocks.ts';
import { fitAll, fitKnot, heldOutError, makeSamples, type SampleSet } from './fit.ts';
import { readGames, type Board, type TrainingGame } from './games.ts';
import { labelBoards } from './labels.ts';
import { errorAt24, isMeasured, scoredBoards } from './measure.ts';
import { drawBoards } from './samples.ts';

const TRAINING_UNITS = 128;
const TABLE_BITS = 16;
const TO_THE_END = 64;
/** The knot whose block takes in the exact scores of the database. */
const DATABASE_KNOT = 26;
const BALANCE_ROUNDS = 3;
/** Below this knot labels are exact and need no balance. */
const FIRST_BALANCED = 18;

const { values: options } = parseArgs({
  options: {
    games: { type: 'string' },
    work: { type: 'string', default: 'data/training' },
    out: { type: 'string', default: 'assets/weights/evaluation.bin' },
    samples: { type: 'string', default: '500000' },
    depth: { type: 'string', default: '4' },
    exact: { type: 'string', default: '15' },
    'exact-samples': { type: 'string', default: '200000' },
    epochs: { type: 'string', default: '20' },
  },
});

interface Block {
  readonly boards: readonly Board[];
  readonly labels: Float32Array;
}

async function train(folder: string): Promise<void> {
  await mkdir(options.work, { recursive: true });
  const loaded = await startCore(await readFile('build/core/core.wasm'), TABLE_BITS);
  if (!loaded.ok) throw new Error(loaded.error);
  const core = loaded.value;
  const games = await readGames(folder, core);
  console.log(`${games.length} games`);
  const knots: Float32Array[] = [];
  const sets: SampleSet[] = [];
  install(core, [new Float32Array(PATTERNS.packedSize)], false);
  for (const [index, knot] of KNOTS.entries()) {
    const block = await blockOf(core, games, index, knot);
    const set = makeSamples(core, ...withDatabase(block, games, knot));
    sets.push(set);
    const weights = Float32Array.from(knots[index - 1] ?? new Float32Array(PATTERNS.packedSize));
    fitKnot(weights, set, { epochs: Number(options.epochs), firstRate: 0.01, lastRate: 0.0008, seed: knot });
    knots.push(weights);
    install(core, knots, true);
    console.log(
      `knot ${knot}: ${block.boards.length} samples, held-out error ${heldOutError(knots, set).toFixed(2)}`,
    );
  }
  fitAll(knots, sets, { epochs: 8, firstRate: 0.003, lastRate: 0.0005, seed: 1 });
  install(core, knots, true);
  sets.forEach((set, index) => {
    console.log(`joint fit, knot ${KNOTS[index]}: held-out error ${heldOutError(knots, set).toFixed(2)}`);
  });
  balance(core, games, knots);
  await save(knots);
  console.log(errorAt24(core, games));
}

/** The labelled positions of a knot, from the work folder or made now. */
async function blockOf(
  core: Core,
  games: readonly TrainingGame[],
  index: number,
  knot: number,
): Promise<Block> {
  const path = join(options.work, `block-${knot}.bin`);
  const kept = await readBlock(path);
  if (kept !== undefined) return kept;
  const isExact = index === 0 || knot + 1 <= Number(options.exact);
  const count = Number(isExact && index > 0 ? options['exact-samples'] : options.samples);
  const boards = drawBoards(core, games, { from: knot - 2, to: knot + 1, count, seed: 100 + knot });
  const depth = isExact ? TO_THE_END : Number(options.depth);
  const labels = labelBoards(core, boards, depth, `knot ${knot}`);
  await writeBlock(path, boards, labels);
  return { boards, labels };
}

/** Takes the advantage of merely having the move out of the constants, see balance.ts. */
function balance(core: Core, games: readonly TrainingGame[], knots: readonly Float32Array[]): void {
  for (let round = 0; round < BALANCE_ROUNDS; round++) {
    install(core, knots, true);
    const biases = KNOTS.map((knot) => (knot < FIRST_BALANCED ? 0 : moverBias(core, games, knot)));
    console.log(`bias of the mover by knot: ${biases.map((bias) => bias.toFixed(2)).join(' ')}`);
    biases.forEach((bias, index) => {
      const weights = knots[index];
      const constant = PATTERNS.packedSize - 1;
      if (weights !== undefined) weights[constant] = (weights[constant] ?? 0) - bias;
    });
  }
  install(core, knots, true);
}

/** A block's positions and labels, with those of the database where they belong. */
function withDatabase(
  { boards, labels }: Block,
  games: readonly TrainingGame[],
  knot: number,
): [boards: readonly Board[], labels: ArrayLike<number>] {
  if (knot !== DATABASE_KNOT) return [boards, labels];
  const scored = scoredBoards(games).filter((_, index) => !isMeasured(index));
  return [
    [...boards, ...scored.map(({ board }) => board)],
    [...labels, ...scored.map(({ score }) => score)],
  ];
}

function install(core: Core, knots: readonly Float32Array[], trained: boolean): void {
  const scaled = knots.map((weights) => weights.map((weight) => weight * TRAINING_UNITS));
  installWeights(core, scaled, TRAINING_UNITS);
  core.trusted(trained ? 1 : 0);
  core.clearTable();
}

async function save(knots: readonly Float32Array[]): Promise<void> {
  const rounded = knots.map((weights) =>
    Int16Array.from(weights, (weight) => Math.round(weight * FILE_UNITS)),
  );
  const bytes = gzipSync(writeWeights(rounded), { level: 9 });
  await mkdir(dirname(options.out), { recursive: true });
  await writeFile(options.out, bytes);
  console.log(`${options.out}: ${bytes.length} bytes`);
}

if (options.games === undefined) {
  console.error('npm run train -- --games <folder of .wtb>');
  process.exitCode = 1;
} else {
  await train(options.games);
}
