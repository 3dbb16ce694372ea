import { beforeAll, expect, test, vi } from 'vitest';
import { choose } from '../../src/engine/choose.ts';
import type { Core } from '../../src/engine/core.ts';
import { ENGINE_LEVEL, levelOf, LEVELS } from '../../src/engine/levels.ts';
import { seededRandom } from '../../src/lib/random.ts';
import { BOARD_SIZES, standardStart, type Position, type Square } from '../../src/rules/index.ts';
import { finish, NO_HURRY, randomPosition, trainedCore } from './support.ts';

// A busy machine takes its time over loading and searching.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let core: Core;
beforeAll(async () => {
  core = await trainedCore();
});

function choiceOf(position: Position, level: number, seed: number): { square: Square; ms: number } {
  const startedAt = performance.now();
  const hurry = { now: () => performance.now(), deadline: startedAt + 10, isWanted: () => false };
  const { answer } = finish(choose(core, { position, level, milliseconds: 10, seed }, hurry));
  return { square: answer, ms: performance.now() - startedAt };
}

test('every level plays legal moves on every size', () => {
  const random = seededRandom(5);
  for (let turn = 0; turn < 1000; turn++) {
    const size = BOARD_SIZES[turn % BOARD_SIZES.length] ?? 8;
    const position = randomPosition(size, Math.floor(random() * (size * size - 5)) + 1, random);
    expect(position.legalMoves).toContain(choiceOf(position, turn % LEVELS.length, turn).square);
  }
});

test('without a core every level still plays legal moves', () => {
  const random = seededRandom(6);
  for (let level = 0; level < LEVELS.length; level++) {
    const position = randomPosition(6, 12, random);
    const hurry = { ...NO_HURRY, now: () => performance.now(), deadline: performance.now() + 10 };
    const { answer } = finish(choose(undefined, { position, level, milliseconds: 10, seed: 1 }, hurry));
    expect(position.legalMoves).toContain(answer);
  }
});

test.each([1, 2, 3, 4, 5, 6, 7])('level %i plays the same move under the same seed', (level) => {
  const position = randomPosition(8, 12, seededRandom(9));
  const choice = { position, level, milliseconds: 0, seed: 4 };
  const first = finish(choose(core, choice, NO_HURRY)).answer;
  expect(finish(choose(core, choice, NO_HURRY)).answer).toBe(first);
});

test('the engine itself plays 8×8 only', () => {
  expect(levelOf(ENGINE_LEVEL, 8).kind).toBe('engine');
  expect(levelOf(ENGINE_LEVEL, 10).id).toBe(8);
});

test('strong levels vary their first moves', () => {
  const moves = new Set<Square>();
  for (let seed = 0; seed < 12; seed++) {
    moves.add(
      finish(choose(core, { position: standardStart(8), level: 7, milliseconds: 0, seed }, NO_HURRY)).answer,
    );
  }
  expect(moves.size).toBeGreaterThan(1);
});
