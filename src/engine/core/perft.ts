import { count, flipsOf, movesOf } from './bits.ts';

/** The lines of `depth` half-moves: a pass costs one depth, an ended game is one leaf. */
export function perft(own: u64, enemy: u64, depth: i32): u64 {
  if (depth === 0) return 1;
  const moves = movesOf(own, enemy);
  if (moves === 0) return movesOf(enemy, own) === 0 ? 1 : perft(enemy, own, depth - 1);
  if (depth === 1) return u64(count(moves));
  let lines: u64 = 0;
  for (let rest = moves; rest !== 0; rest &= rest - 1) {
    const square = i32(ctz(rest));
    const flips = flipsOf(square, own, enemy);
    lines += perft(enemy ^ flips, own ^ flips ^ (u64(1) << u64(square)), depth - 1);
  }
  return lines;
}
