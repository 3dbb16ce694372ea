import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Core } from '../../src/engine/core.ts';
import { playMatch } from '../../src/training/match.ts';
import { selfPlayGames } from '../../src/training/selfPlay.ts';
import { train } from '../../src/training/train.ts';
import { trainedCore } from '../engine/support.ts';

const GAME_BYTES = 60;

// A busy machine takes its time over loading and searching.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

let core: Core;
let folder: string;
beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  core = await trainedCore();
  folder = await mkdtemp(join(tmpdir(), 'self-play-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('games broken off and taken up again are those of one run', async () => {
  const whole = join(folder, 'whole.bin');
  const broken = join(folder, 'broken.bin');
  const games = await selfPlayGames(core, whole, 6, 1);
  await writeFile(broken, (await readFile(whole)).subarray(0, 2 * GAME_BYTES + 7));
  expect(await selfPlayGames(core, broken, 6, 1)).toEqual(games);
  expect(await readFile(broken)).toEqual(await readFile(whole));
});

test('games are played to their end, and each is another', async () => {
  const games = await selfPlayGames(core, join(folder, 'some.bin'), 4, 2);
  for (const { boards } of games) {
    const { own = 0n, enemy = 0n, empties = 0 } = boards.at(-1) ?? {};
    expect(core.movesOf(own, enemy)).not.toBe(0n);
    expect(empties).toBeLessThan(20);
  }
  expect(new Set(games.map(({ boards }) => boards.at(20)?.own)).size).toBe(games.length);
});

test('weights have half the points against themselves', async () => {
  const rival = await trainedCore();
  expect(playMatch(core, rival, 4, 1).points).toBe(0.5);
});

test('the same options give the same bytes', async () => {
  const files = [];
  for (const name of ['first', 'second']) {
    const out = join(folder, `${name}.bin`);
    await train({
      ...{ from: 'assets/weights/evaluation.bin', work: join(folder, name), out },
      ...{ samples: 0, depth: 0, exact: 13, exactSamples: 0, epochs: 1 },
      ...{ selfPlay: 6, rounds: 1, selfSamples: 30, selfDepth: 2, matchGames: 0 },
    });
    files.push(await readFile(out));
  }
  expect(files[0]).toEqual(files[1]);
  expect(files[0]).not.toEqual(await readFile('assets/weights/evaluation.bin'));
});
