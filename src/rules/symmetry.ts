import { Position } from './position.ts';
import { columnOf, rowOf, squareAt, type BoardSize, type Square } from './square.ts';

/** The eight symmetries of the board by number: bit 0 mirrors columns, bit 1 mirrors rows, bit 2 exchanges them. */
export const SYMMETRIES: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7];

/** Where a square goes under a symmetry (0–7). */
export function mapSquare(square: Square, symmetry: number, size: BoardSize): Square {
  const column = (symmetry & 1) === 0 ? columnOf(square, size) : size - 1 - columnOf(square, size);
  const row = (symmetry & 2) === 0 ? rowOf(square, size) : size - 1 - rowOf(square, size);
  return (symmetry & 4) === 0 ? squareAt(column, row, size) : squareAt(row, column, size);
}

/** The position under a symmetry (0–7), with the same side to move. */
export function mapPosition(position: Position, symmetry: number): Position {
  const codes = new Uint8Array(position.squares);
  position.codes().forEach((code, square) => {
    codes[mapSquare(square, symmetry, position.size)] = code;
  });
  return Position.of(position.size, codes, position.mover);
}
