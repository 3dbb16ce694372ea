import { columnOf, rowOf, type BoardSize } from '../rules/index.ts';

/** Hundredths of a disc by how far a square is from the nearest edge and from the corner along it, on any size. */
const CORNER = 2_000;
const BESIDE_CORNER = -500;
const DIAGONAL_TO_CORNER = -900;
const TWO_FROM_CORNER = 200;
const EDGE = 100;
const NEAR_EDGE = -50;
const INSIDE = 0;

/** The worth of each square, a1…, scaled by `percent`. */
export function squareWeights(size: BoardSize, percent: number): Int32Array {
  return Int32Array.from({ length: size * size }, (_, square) => {
    const column = Math.min(columnOf(square, size), size - 1 - columnOf(square, size));
    const row = Math.min(rowOf(square, size), size - 1 - rowOf(square, size));
    return Math.round((weightAt(Math.min(column, row), Math.max(column, row)) * percent) / 100);
  });
}

function weightAt(fromEdge: number, fromCorner: number): number {
  if (fromEdge === 0) {
    if (fromCorner === 0) return CORNER;
    if (fromCorner === 1) return BESIDE_CORNER;
    return fromCorner === 2 ? TWO_FROM_CORNER : EDGE;
  }
  if (fromEdge === 1) return fromCorner === 1 ? DIAGONAL_TO_CORNER : NEAR_EDGE;
  return INSIDE;
}
