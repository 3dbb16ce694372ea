import { expect, test } from 'vitest';
import {
  BOARD_SIZES,
  SYMMETRIES,
  makeSquare,
  mapSquare,
  parseSquare,
  type Square,
} from '../../src/rules/index.ts';

const AREA = 64;

function imageOf(symmetry: number): string {
  return Array.from({ length: AREA }, (_, square) => mapSquare(square, symmetry, 8)).join(' ');
}

test('the eight symmetries differ from each other', () => {
  expect(new Set(SYMMETRIES.map(imageOf)).size).toBe(8);
});

test.each(BOARD_SIZES)('each symmetry of the board of size %i sends every square to another one', (size) => {
  for (const symmetry of SYMMETRIES) {
    const images = Array.from({ length: size * size }, (_, square) => mapSquare(square, symmetry, size));
    expect(new Set(images).size).toBe(size * size);
    expect(Math.min(...images)).toBe(0);
    expect(Math.max(...images)).toBe(size * size - 1);
  }
});

test('two symmetries one after the other are a symmetry again', () => {
  const images = new Set(SYMMETRIES.map(imageOf));
  for (const first of SYMMETRIES) {
    for (const second of SYMMETRIES) {
      const both = (square: Square): Square => mapSquare(mapSquare(square, first, 8), second, 8);
      expect(images.has(Array.from({ length: AREA }, (_, square) => both(square)).join(' '))).toBe(true);
    }
  }
});

test.each([
  [0, 'b3'],
  [1, 'g3'],
  [2, 'b6'],
  [3, 'g6'],
  [4, 'c2'],
  [5, 'c7'],
  [6, 'f2'],
  [7, 'f7'],
])('symmetry %i sends b3 to %s', (symmetry, image) => {
  expect(makeSquare(mapSquare(parseSquare('b3', 8) ?? -1, symmetry, 8), 8)).toBe(image);
});
