import { describe, expect, test, vi } from 'vitest';
import { seededRandom } from '../../src/lib/random.ts';
import {
  BOARD_SIZES,
  SIDES,
  cornersOf,
  makeSquare,
  mirroredStart,
  oddsStart,
  parseSquare,
  randomStart,
  standardStart,
  type Position,
  type Side,
} from '../../src/rules/index.ts';
import { textOf } from '../support/boards.ts';

/** Much is tried here: a busy machine needs its time. */
vi.setConfig({ testTimeout: 60_000 });

function discsOf(position: Position, side: Side): string[] {
  const squares = Array.from({ length: position.squares }, (_, square) => square);
  return squares
    .filter((square) => position.discAt(square) === side)
    .map((square) => makeSquare(square, position.size));
}

describe('the standard start', () => {
  test('has white on d4 and e5, black on e4 and d5, and black to move', () => {
    const start = standardStart(8);
    expect(discsOf(start, 'white')).toEqual(['d4', 'e5']);
    expect(discsOf(start, 'black')).toEqual(['e4', 'd5']);
    expect(start.mover).toBe('black');
    expect(start.legalMoves.map((square) => makeSquare(square, 8))).toEqual(['d3', 'c4', 'f5', 'e6']);
  });

  test.each([
    { size: 4 as const, white: ['b2', 'c3'], black: ['c2', 'b3'] },
    { size: 10 as const, white: ['e5', 'f6'], black: ['f5', 'e6'] },
    { size: 16 as const, white: ['h8', 'i9'], black: ['i8', 'h9'] },
  ])('lies in the middle of $size×$size', ({ size, white, black }) => {
    expect(discsOf(standardStart(size), 'white')).toEqual(white);
    expect(discsOf(standardStart(size), 'black')).toEqual(black);
  });

  test.each(BOARD_SIZES)('leaves either side four moves on size %i', (size) => {
    for (const mover of SIDES) expect(standardStart(size, mover).legalMoves).toHaveLength(4);
  });
});

test.each(BOARD_SIZES)('the mirrored start of size %i exchanges the colours', (size) => {
  const exchanged = textOf(standardStart(size)).replace(/[XO]/g, (letter) => (letter === 'X' ? 'O' : 'X'));
  expect(textOf(mirroredStart(size))).toBe(exchanged);
  expect(mirroredStart(size).mover).toBe('black');
  expect(mirroredStart(size, 'white').mover).toBe('white');
});

describe('a start with odds', () => {
  test('gives the corners in the customary order', () => {
    expect(cornersOf(8).map((square) => makeSquare(square, 8))).toEqual(['a1', 'h8', 'h1', 'a8']);
    expect(cornersOf(4).map((square) => makeSquare(square, 4))).toEqual(['a1', 'd4', 'd1', 'a4']);
  });

  test.each([1, 2, 3, 4] as const)('adds the first %i corners and nothing else', (corners) => {
    for (const size of BOARD_SIZES) {
      for (const side of SIDES) {
        const start = oddsStart(size, corners, side, 'white');
        const given = cornersOf(size).slice(0, corners);
        expect(given.map((square) => start.discAt(square))).toEqual(given.map(() => side));
        expect(start.counts[side]).toBe(2 + corners);
        expect(start.counts.empties).toBe(size * size - 4 - corners);
        expect(start.mover).toBe('white');
      }
    }
  });
});

describe('a random start', () => {
  test.each(BOARD_SIZES)('of size %i is a balanced position in which the side asked for can move', (size) => {
    for (let seed = 0; seed < 10; seed++) {
      for (const mover of SIDES) {
        const start = randomStart(size, seededRandom(seed), mover);
        const { black, white, empties } = start.counts;
        expect(start.mover).toBe(mover);
        expect(size * size - empties).toBe(size === 4 ? 8 : 12);
        expect(start.legalMoves.length).toBeGreaterThan(0);
        expect(Math.abs(black - white)).toBeLessThanOrEqual(2);
        const other = start.withMover(mover === 'black' ? 'white' : 'black');
        expect(Math.abs(start.legalMoves.length - other.legalMoves.length)).toBeLessThanOrEqual(2);
      }
    }
  });

  test('is the same for the same chance and differs for another', () => {
    const texts = Array.from({ length: 20 }, (_, seed) => textOf(randomStart(8, seededRandom(seed))));
    expect(textOf(randomStart(8, seededRandom(7)))).toBe(texts[7]);
    expect(new Set(texts).size).toBeGreaterThan(15);
  });

  test('is playable even where chance always says the same', () => {
    for (const chance of [0, 0.999999]) {
      for (const size of [4, 8] as const) {
        expect(randomStart(size, () => chance).legalMoves.length).toBeGreaterThan(0);
      }
    }
  });
});

describe('a square has a name', () => {
  test.each(BOARD_SIZES)('every square of size %i is read back from its name', (size) => {
    for (let square = 0; square < size * size; square++) {
      expect(parseSquare(makeSquare(square, size), size)).toBe(square);
      expect(parseSquare(makeSquare(square, size).toUpperCase(), size)).toBe(square);
    }
  });

  test.each([
    ['a1', 8, 0],
    ['h8', 8, 63],
    ['b1', 8, 1],
    ['a2', 8, 8],
    ['p16', 16, 255],
    ['i1', 8, undefined],
    ['a9', 8, undefined],
    ['e1', 4, undefined],
    ['a0', 8, undefined],
    ['a01', 8, undefined],
    ['a1 ', 8, undefined],
    ['1a', 8, undefined],
    ['q1', 16, undefined],
    ['a17', 16, undefined],
    ['', 8, undefined],
    ['ⓐ1', 8, undefined],
  ] as const)('%j on a board of %i is %j', (text, size, square) => {
    expect(parseSquare(text, size)).toBe(square);
  });
});
