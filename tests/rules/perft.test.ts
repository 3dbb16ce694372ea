import { describe, expect, test, vi } from 'vitest';
import { perft, standardStart, type BoardSize, type Side } from '../../src/rules/index.ts';
import { brutePerft } from '../support/bruteForce.ts';
import { positionOf, textOf } from '../support/boards.ts';
import { plainTwinOf } from '../support/randomPlay.ts';

/** Much is tried here: a busy machine needs its time. */
vi.setConfig({ testTimeout: 60_000 });

/** Leaves of the 8×8 start at depth 1, 2, …, as published. */
const LEAVES = [4, 12, 56, 244, 1396, 8200, 55092, 390216];
const PLAIN_DEPTH = 6;

describe('the published numbers of lines from the 8×8 start', () => {
  test.each(LEAVES.map((leaves, index) => ({ depth: index + 1, leaves })))(
    '$leaves lines of $depth half-moves',
    ({ depth, leaves }) => {
      expect(perft(standardStart(8), depth)).toBe(leaves);
    },
  );

  test.each(LEAVES.slice(0, PLAIN_DEPTH).map((leaves, index) => ({ depth: index + 1, leaves })))(
    '$leaves lines of $depth half-moves on the size-generic path',
    ({ depth, leaves }) => {
      expect(perft(plainTwinOf(standardStart(8)), depth)).toBe(leaves);
    },
  );
});

test.each<{ size: BoardSize; depth: number }>([
  { size: 4, depth: 9 },
  { size: 6, depth: 5 },
  { size: 10, depth: 4 },
])('$size×$size has as many lines of $depth half-moves as the plainest twin finds', ({ size, depth }) => {
  const start = standardStart(size);
  expect(perft(start, depth)).toBe(brutePerft(textOf(start), 'black', depth));
});

test('the whole 4×4 game has 60060 lines', () => {
  expect(perft(standardStart(4), 16)).toBe(60060);
});

test.each<{ what: string; board: string; mover: Side; leaves: number[] }>([
  // White passes, black takes c1 or c3, white passes again, black takes the other one, and nobody can move.
  {
    what: 'a pass costs one half-move',
    board: 'XO-- ---- XO-- ----',
    mover: 'white',
    leaves: [1, 1, 2, 2, 2, 2],
  },
  { what: 'an ended game is one line', board: 'XXXX XXXX XXXX XXXX', mover: 'white', leaves: [1, 1, 1] },
])('$what', ({ board, mover, leaves }) => {
  const position = positionOf(board, mover);
  expect(leaves.map((_, depth) => perft(position, depth))).toEqual(leaves);
});
