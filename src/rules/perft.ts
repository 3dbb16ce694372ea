import type { Position } from './position.ts';

/**
 * The number of lines of `depth` half-moves from a position. A forced pass costs one depth and an ended game is one
 * leaf, as in the published counts (4, 12, 56, 244, 1396, 8200, 55092, 390216, 3005288, 24571284 from the start).
 */
export function perft(position: Position, depth: number): number {
  if (depth === 0) return 1;
  if (position.legalMoves.length === 0) {
    const passed = position.pass();
    return passed.ok ? perft(passed.value, depth - 1) : 1;
  }
  if (depth === 1) return position.legalMoves.length;
  return position.legalMoves.reduce((leaves, square) => {
    const next = position.play(square);
    return next.ok ? leaves + perft(next.value, depth - 1) : leaves;
  }, 0);
}
