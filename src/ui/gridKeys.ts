import { columnOf, rowOf, squareAt, type BoardSize, type Square } from '../rules/index.ts';

/** Where a key leads on a board seen with a1 at the top left, or undefined for other keys; edges stop. */
export function squareAfterKey(
  key: string,
  ctrl: boolean,
  from: Square,
  size: BoardSize,
): Square | undefined {
  const column = columnOf(from, size);
  const row = rowOf(from, size);
  const last = size - 1;
  switch (key) {
    case 'ArrowLeft':
      return squareAt(Math.max(0, column - 1), row, size);
    case 'ArrowRight':
      return squareAt(Math.min(last, column + 1), row, size);
    case 'ArrowUp':
      return squareAt(column, Math.max(0, row - 1), size);
    case 'ArrowDown':
      return squareAt(column, Math.min(last, row + 1), size);
    case 'Home':
      return squareAt(0, ctrl ? 0 : row, size);
    case 'End':
      return squareAt(last, ctrl ? last : row, size);
    case 'PageUp':
      return squareAt(column, 0, size);
    case 'PageDown':
      return squareAt(column, last, size);
    default:
      return undefined;
  }
}

/** The same for a board seen from the other side, where right is towards a and down is towards 1. */
export function squareAfterKeyTurned(
  key: string,
  ctrl: boolean,
  from: Square,
  size: BoardSize,
): Square | undefined {
  const turn = (square: Square): Square => size * size - 1 - square;
  const to = squareAfterKey(key, ctrl, turn(from), size);
  return to === undefined ? undefined : turn(to);
}
