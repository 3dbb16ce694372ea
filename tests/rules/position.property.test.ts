import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  SYMMETRIES,
  mapPosition,
  mapSquare,
  opponentOf,
  winnerOf,
  officialScore,
  type Position,
  type Refusal,
} from '../../src/rules/index.ts';
import { FIXED, anyGame, anyPosition } from '../support/randomPlay.ts';

/** Much is tried here: a busy machine needs its time. */
vi.setConfig({ testTimeout: 60_000 });

function squaresOf(position: Position): number[] {
  return Array.from({ length: position.squares }, (_, square) => square);
}

function rising(squares: readonly number[]): number[] {
  return [...squares].sort((a, b) => a - b);
}

/** Runs through a random game, passes included. */
function* positionsOf(start: Position, squares: readonly number[]): Generator<Position> {
  let position = start;
  yield position;
  for (const square of squares) {
    const passed = position.pass();
    if (passed.ok) yield (position = passed.value);
    const next = position.play(square);
    if (!next.ok) throw new Error(`${square} is refused: ${next.error}`);
    yield (position = next.value);
  }
}

describe('any board, either side to move', () => {
  test('flips and moves are symmetric under the eight symmetries', () => {
    fc.assert(
      fc.property(anyPosition, fc.constantFrom(...SYMMETRIES), (position, symmetry) => {
        const map = (square: number): number => mapSquare(square, symmetry, position.size);
        const mapped = mapPosition(position, symmetry);
        expect(mapped.legalMoves).toEqual(rising(position.legalMoves.map(map)));
        for (const square of position.legalMoves) {
          expect(rising(mapped.flipsOf(map(square)))).toEqual(rising(position.flipsOf(square).map(map)));
        }
      }),
      FIXED,
    );
  });

  test('refusals are named by what is wrong, never thrown', () => {
    const refusalOf = (position: Position, square: number): Refusal => {
      if (position.isOver) return 'game-over';
      return position.discAt(square) === undefined ? 'no-flips' : 'occupied';
    };
    fc.assert(
      fc.property(anyPosition, (position) => {
        for (const square of squaresOf(position)) {
          const ply = position.plyAt(square);
          expect(ply.ok).toBe(position.isLegal(square));
          if (!ply.ok) expect(ply.error).toBe(refusalOf(position, square));
        }
        const passed = position.pass();
        expect(passed.ok).toBe(position.mustPass);
        if (!passed.ok) expect(passed.error).toBe(position.isOver ? 'game-over' : 'may-not-pass');
      }),
      FIXED,
    );
  });

  test('a side has moves, must pass, or the game is over: exactly one of the three', () => {
    fc.assert(
      fc.property(anyPosition, (position) => {
        const other = position.withMover(opponentOf(position.mover));
        const stuck = position.legalMoves.length === 0;
        expect(position.isOver).toBe(stuck && other.legalMoves.length === 0);
        expect(position.mustPass).toBe(stuck && other.legalMoves.length > 0);
        expect(other.isOver).toBe(position.isOver);
      }),
      FIXED,
    );
  });

  test('the official score shares out all squares and keeps the winner', () => {
    fc.assert(
      fc.property(anyPosition, ({ counts, squares }) => {
        const score = officialScore(counts);
        expect(score.black + score.white).toBe(squares);
        expect(winnerOf(score)).toBe(winnerOf(counts));
        const loser = winnerOf(counts) === undefined ? undefined : opponentOf(winnerOf(counts) ?? 'black');
        if (loser) expect(score[loser]).toBe(counts[loser]);
        else expect(score.black).toBe(score.white);
      }),
      FIXED,
    );
  });

  test('a position equals itself only', () => {
    fc.assert(
      fc.property(anyPosition, anyPosition, (position, other) => {
        expect(position.equals(mapPosition(position, 0))).toBe(true);
        expect(position.equals(position.withMover(opponentOf(position.mover)))).toBe(false);
        const same = position.codes().join('') === other.codes().join('') && position.mover === other.mover;
        expect(position.equals(other)).toBe(same);
      }),
      FIXED,
    );
  });
});

describe('a random game on any size', () => {
  test('disc counts add up: a ply fills one square, a pass none, and the mover gains what its opponent loses', () => {
    fc.assert(
      fc.property(anyGame, ({ start, squares }) => {
        let before = start;
        for (const position of positionsOf(start, squares)) {
          const { black, white, empties } = position.counts;
          expect(black + white + empties).toBe(position.squares);
          const placed = before.counts.empties - empties;
          expect(placed).toBe(position === start || before.mustPass ? 0 : 1);
          const flips = before.counts[position.mover] - position.counts[position.mover];
          const gained =
            position.counts[opponentOf(position.mover)] - before.counts[opponentOf(position.mover)];
          if (position !== start) expect(gained).toBe(flips + placed);
          before = position;
        }
      }),
      { ...FIXED, numRuns: 30 },
    );
  });

  test('a ply says exactly what it changes on the board', () => {
    fc.assert(
      fc.property(anyPosition, (position) => {
        for (const square of position.legalMoves) {
          const ply = position.plyAt(square);
          if (!ply.ok) throw new Error(ply.error);
          const { side, flips } = ply.value;
          const after = position.after(ply.value);
          expect(flips.every((flip) => position.discAt(flip) === opponentOf(side))).toBe(true);
          const changed = squaresOf(position).filter((each) => position.discAt(each) !== after.discAt(each));
          expect(changed).toEqual(rising([square, ...flips]));
          expect(changed.every((each) => after.discAt(each) === side)).toBe(true);
          expect(after.mover).toBe(opponentOf(side));
        }
      }),
      FIXED,
    );
  });

  test('a position is never changed by what is played from it', () => {
    fc.assert(
      fc.property(anyPosition, (position) => {
        const before = position.codes().join('');
        const moves = [...position.legalMoves];
        for (const square of moves) position.play(square);
        position.pass();
        position.codes().fill(1);
        expect(position.codes().join('')).toBe(before);
        expect(position.legalMoves).toEqual(moves);
      }),
      FIXED,
    );
  });
});
