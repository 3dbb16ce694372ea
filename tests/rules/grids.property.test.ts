import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { HalvesGrid, PlainGrid, Position, SIDES, halvesOf, type Grid } from '../../src/rules/index.ts';
import { bruteFlips, bruteMoves, brutePlay } from '../support/bruteForce.ts';
import { textOf } from '../support/boards.ts';
import { FIXED, anyCodes, anyGame, anyPosition, anySide, plainTwinOf } from '../support/randomPlay.ts';

/** Much is tried here: a busy machine needs its time. */
vi.setConfig({ testTimeout: 60_000 });

const MANY = { ...FIXED, numRuns: 300 };
const SOME = { ...FIXED, numRuns: 25 };

/** Off the board on either end, and what is no square at all. */
const NO_SQUARES = [-1, -64, 64, 65, 1e9, 0.5, Number.NaN, Number.POSITIVE_INFINITY];

const any8x8 = fc.tuple(anyCodes(8), anySide).map(([codes, mover]) => Position.of(8, codes, mover));

function squaresOf(position: Position): number[] {
  return Array.from({ length: position.squares }, (_, square) => square);
}

function rising(squares: readonly number[]): number[] {
  return [...squares].sort((a, b) => a - b);
}

describe('the plainest twin', () => {
  test('finds the same moves and flips on any board', () => {
    const agrees = (position: Position): void => {
      const board = textOf(position);
      expect(position.legalMoves).toEqual(bruteMoves(board, position.mover));
      const flips = squaresOf(position).map((square) => rising(position.flipsOf(square)));
      expect(flips).toEqual(squaresOf(position).map((square) => bruteFlips(board, position.mover, square)));
    };
    fc.assert(fc.property(anyPosition, agrees), FIXED);
    fc.assert(fc.property(any8x8, agrees), FIXED);
  });

  test('plays random games on every size to the same boards', () => {
    fc.assert(
      fc.property(anyGame, ({ start, squares }) => {
        let position = start;
        for (const square of squares) {
          const passed = position.pass();
          if (passed.ok) position = passed.value;
          const expected = brutePlay(textOf(position), position.mover, square);
          const next = position.play(square);
          if (!next.ok) throw new Error(`${square} is refused: ${next.error}`);
          position = next.value;
          expect(textOf(position)).toBe(expected);
        }
      }),
      SOME,
    );
  });
});

describe('the 8×8 path of two halves and the size-generic path', () => {
  const both = (position: Position): Grid[] => {
    const codes = position.codes();
    return [new HalvesGrid(halvesOf(codes)), new PlainGrid(8, codes)];
  };
  const view = (grid: Grid): unknown => ({
    discs: Array.from({ length: 64 }, (_, square) => grid.discAt(square)),
    counts: SIDES.map((side) => grid.count(side)),
    moves: SIDES.map((side) => grid.legalMoves(side)),
  });

  test('see the same discs, counts and moves on any board', () => {
    fc.assert(
      fc.property(any8x8, (position) => {
        const [halves, plain] = both(position).map(view);
        expect(halves).toEqual(plain);
      }),
      MANY,
    );
  });

  test('turn the same discs in the same order, and place them the same', () => {
    fc.assert(
      fc.property(any8x8, anySide, (position, side) => {
        const [halves, plain] = both(position).map((grid) =>
          grid.legalMoves(side).map((square) => {
            const flips = grid.flipsOf(side, square);
            return { square, flips, after: view(grid.place(side, square, flips)) };
          }),
        );
        expect(halves).toEqual(plain);
      }),
      FIXED,
    );
  });

  test('place any disc on any square the same, even where the rules would not', () => {
    const anySquare = fc.nat(63);
    fc.assert(
      fc.property(any8x8, anySide, anySquare, fc.array(anySquare), (position, side, square, flips) => {
        const [halves, plain] = both(position).map((grid) => view(grid.place(side, square, flips)));
        expect(halves).toEqual(plain);
      }),
      FIXED,
    );
  });

  test('give the same answers through a whole random game', () => {
    fc.assert(
      fc.property(any8x8, fc.infiniteStream(fc.nat(30)), (start, choices) => {
        let position = start;
        for (const choice of choices) {
          const twin = plainTwinOf(position);
          expect(twin.legalMoves).toEqual(position.legalMoves);
          expect([twin.isOver, twin.mustPass]).toEqual([position.isOver, position.mustPass]);
          const { legalMoves } = position;
          const next =
            legalMoves.length === 0
              ? position.pass()
              : position.play(legalMoves[choice % legalMoves.length] ?? -1);
          if (!next.ok) break;
          position = next.value;
        }
        expect(position.isOver).toBe(true);
      }),
      SOME,
    );
  });
});

test.each(NO_SQUARES)('%s is no square: it holds no disc, turns none and takes none', (square) => {
  fc.assert(
    fc.property(anyPosition, (position) => {
      fc.pre(!(square >= 0 && square < position.squares && Number.isInteger(square)));
      expect(position.discAt(square)).toBeUndefined();
      expect(position.flipsOf(square)).toEqual([]);
      expect(position.isLegal(square)).toBe(false);
      expect(position.play(square)).toEqual({ ok: false, error: 'off-board' });
    }),
    SOME,
  );
});
