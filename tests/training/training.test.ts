import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Core } from '../../src/engine/core.ts';
import { PATTERNS } from '../../src/engine/patterns.ts';
import { readBlock, writeBlock } from '../../src/training/blocks.ts';
import { fitErrors } from '../../src/training/cutErrors.ts';
import { fitKnot, heldOutError, makeSamples } from '../../src/training/fit.ts';
import { readGames } from '../../src/training/games.ts';
import { drawBoards } from '../../src/training/samples.ts';
import { trainedCore } from '../engine/support.ts';

const HEADER_BYTES = 16;
const RECORD_BYTES = 68;
/** The opening f5 d6 c3 as numbers 10 · row + column, then nothing. */
const MOVES = [56, 64, 33];

// A busy machine takes its time over loading and searching.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let core: Core;
let folder: string;
beforeAll(async () => {
  core = await trainedCore();
  folder = await mkdtemp(join(tmpdir(), 'training-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function writeGames(count: number): Promise<void> {
  const bytes = new Uint8Array(HEADER_BYTES + count * RECORD_BYTES);
  for (let game = 0; game < count; game++) bytes.set(MOVES, HEADER_BYTES + game * RECORD_BYTES + 8);
  await writeFile(join(folder, 'WTH_2000.wtb'), bytes);
}

test('games are replayed until their record ends or makes no sense', async () => {
  await writeGames(2);
  const games = await readGames(folder, core);
  expect(games.map(({ boards }) => boards.map(({ empties }) => empties))).toEqual([
    [60, 59, 58],
    [60, 59, 58],
  ]);
});

test('drawn positions are different and have the empties asked for', async () => {
  await writeGames(1);
  const games = await readGames(folder, core);
  const boards = drawBoards(core, games, { from: 56, to: 58, count: 5, seed: 1 });
  expect(new Set(boards.map(({ own, enemy }) => `${own}:${enemy}`)).size).toBe(boards.length);
  expect(boards.every(({ empties }) => empties >= 56 && empties <= 58)).toBe(true);
});

test('blocks are kept and read again; a block not yet made is none', async () => {
  const boards = [{ own: 1n << 63n, enemy: 5n, empties: 20 }];
  const path = join(folder, 'block.bin');
  await writeBlock(path, boards, Float32Array.of(-3));
  expect(await readBlock(path)).toEqual({ boards, labels: Float32Array.of(-3) });
  expect(await readBlock(join(folder, 'none.bin'))).toBeUndefined();
});

test('a fit brings the held-out error down', async () => {
  await writeGames(1);
  const games = await readGames(folder, core);
  const boards = Array.from({ length: 100 }, (_, seed) =>
    drawBoards(core, games, { from: 57, to: 58, count: 1, seed }),
  ).flat();
  const set = makeSamples(
    core,
    boards,
    boards.map(({ empties }) => empties - 50),
  );
  const weights = new Float32Array(PATTERNS.packedSize);
  const before = heldOutError([weights], set);
  fitKnot(weights, set, { epochs: 20, firstRate: 0.01, lastRate: 0.001, seed: 1 });
  expect(heldOutError([weights], set)).toBeLessThan(before / 4);
});

test('errors that follow the formula are found again', () => {
  const measured = [14, 18, 22, 30, 40, 50].flatMap((empties) =>
    [3, 4, 5, 6, 7, 8, 9].map((depth) => {
      const shallow = Math.floor(depth / 4) * 2 + (depth % 2) || depth - 2;
      return { empties, depth, shallow, error: 2 + 0.5 * depth - 0.4 * shallow + 0.1 * empties };
    }),
  );
  const [constant = 0, deep = 0, shallow = 0, empties = 0] = fitErrors(measured);
  expect([constant, deep, shallow, empties].map((one) => Math.round(one * 100) / 100)).toEqual([
    2, 0.5, -0.4, 0.1,
  ]);
});
