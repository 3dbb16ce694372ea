/** A square by its number: a1 is 0, then along the row; h8 is 63 on 8×8. */
export type Square = number;

/** Squares along one edge: an even number from 4 to 16. */
export type BoardSize = 4 | 6 | 8 | 10 | 12 | 14 | 16;

export const BOARD_SIZES: readonly BoardSize[] = [4, 6, 8, 10, 12, 14, 16];

const COLUMNS = 'abcdefghijklmnop';

export function isBoardSize(value: unknown): value is BoardSize {
  return BOARD_SIZES.some((size) => size === value);
}

/** The square in a column and a row, both counted from 0 at a1. */
export function squareAt(column: number, row: number, size: BoardSize): Square {
  return row * size + column;
}

/** 0 for column a. */
export function columnOf(square: Square, size: BoardSize): number {
  return square % size;
}

/** 0 for row 1, the top one. */
export function rowOf(square: Square, size: BoardSize): number {
  return Math.floor(square / size);
}

export function isSquare(value: unknown, size: BoardSize): value is Square {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < size * size;
}

/** `a1` … `p16`, or undefined for anything that names no square of the board. */
export function parseSquare(text: string, size: BoardSize): Square | undefined {
  const match = /^([a-p])([1-9][0-9]?)$/i.exec(text);
  if (!match) return undefined;
  const column = COLUMNS.indexOf((match[1] ?? '').toLowerCase());
  const row = Number(match[2]) - 1;
  return column < size && row < size ? squareAt(column, row, size) : undefined;
}

export function makeSquare(square: Square, size: BoardSize): string {
  return `${columnLetter(columnOf(square, size))}${rowOf(square, size) + 1}`;
}

export function columnLetter(column: number): string {
  return COLUMNS.charAt(column);
}
