// The twin's way into the last four empty squares, as core/lastMoves.ts has it.
import { flipsOf, high, lowest } from './twinBits.ts';
import { finalValue, lastOne, lastThree, lastTwo, quadrantOf } from './twinLastThree.ts';
import { visit } from './twinNodes.ts';

const NOTHING = -128;
const HALF = 32;

/** The value of a position with four empty squares, and one with fewer. */
export function lastFew(
  ownLow: number,
  ownHigh: number,
  enemyLow: number,
  enemyHigh: number,
  alpha: number,
  emptiesLow: number,
  emptiesHigh: number,
  parity: number,
): number {
  let low = emptiesLow;
  let up = emptiesHigh;
  if ((low | up) === 0) return finalValue(ownLow, ownHigh, enemyLow, enemyHigh);
  const a = low !== 0 ? lowest(low) : HALF + lowest(up);
  if (low !== 0) low &= low - 1;
  else up &= up - 1;
  if ((low | up) === 0) return lastOne(ownLow, ownHigh, a);
  const b = low !== 0 ? lowest(low) : HALF + lowest(up);
  if (low !== 0) low &= low - 1;
  else up &= up - 1;
  if ((low | up) === 0) return lastTwo(ownLow, ownHigh, enemyLow, enemyHigh, alpha, a | (b << 6));
  const c = low !== 0 ? lowest(low) : HALF + lowest(up);
  if (low !== 0) low &= low - 1;
  else up &= up - 1;
  if ((low | up) === 0) return lastThree(ownLow, ownHigh, enemyLow, enemyHigh, alpha, parity, a, b, c);
  const d = low !== 0 ? lowest(low) : HALF + lowest(up);
  return lastOfFour(ownLow, ownHigh, enemyLow, enemyHigh, alpha, parity, a, b, c, d);
}

function lastOfFour(
  ownLow: number,
  ownHigh: number,
  enemyLow: number,
  enemyHigh: number,
  alpha: number,
  parity: number,
  a: number,
  b: number,
  c: number,
  d: number,
): number {
  visit();
  let w = a;
  let x = b;
  let y = c;
  let z = d;
  if ((parity & quadrantOf(w)) === 0) {
    if ((parity & quadrantOf(z)) !== 0) {
      const swap = w;
      w = z;
      z = swap;
    } else if ((parity & quadrantOf(y)) !== 0) {
      const swap = w;
      w = y;
      y = swap;
    } else if ((parity & quadrantOf(x)) !== 0) {
      const swap = w;
      w = x;
      x = swap;
    }
  }
  if ((parity & quadrantOf(x)) === 0) {
    if ((parity & quadrantOf(z)) !== 0) {
      const swap = x;
      x = z;
      z = swap;
    } else if ((parity & quadrantOf(y)) !== 0) {
      const swap = x;
      x = y;
      y = swap;
    }
  }
  const best = bestOfFour(ownLow, ownHigh, enemyLow, enemyHigh, alpha, parity, w, x, y, z);
  if (best !== NOTHING) return best;
  const passed = bestOfFour(enemyLow, enemyHigh, ownLow, ownHigh, -alpha - 1, parity, w, x, y, z);
  return passed === NOTHING ? finalValue(ownLow, ownHigh, enemyLow, enemyHigh) : -passed;
}

function bestOfFour(
  ownLow: number,
  ownHigh: number,
  enemyLow: number,
  enemyHigh: number,
  alpha: number,
  parity: number,
  a: number,
  b: number,
  c: number,
  d: number,
): number {
  let best = afterFour(ownLow, ownHigh, enemyLow, enemyHigh, alpha, parity, a, b, c, d);
  if (best > alpha) return best;
  let value = afterFour(ownLow, ownHigh, enemyLow, enemyHigh, alpha, parity, b, a, c, d);
  if (value > alpha) return value;
  if (value > best) best = value;
  value = afterFour(ownLow, ownHigh, enemyLow, enemyHigh, alpha, parity, c, a, b, d);
  if (value > alpha) return value;
  if (value > best) best = value;
  value = afterFour(ownLow, ownHigh, enemyLow, enemyHigh, alpha, parity, d, a, b, c);
  return value > best ? value : best;
}

/** The value of a disc on `square` with three squares left, or `NOTHING` when it turns none. */
function afterFour(
  ownLow: number,
  ownHigh: number,
  enemyLow: number,
  enemyHigh: number,
  alpha: number,
  parity: number,
  square: number,
  a: number,
  b: number,
  c: number,
): number {
  const low = flipsOf(square, ownLow, ownHigh, enemyLow, enemyHigh);
  const up = high;
  if ((low | up) === 0) return NOTHING;
  const bit = 1 << square;
  const isLow = (square - HALF) >> 31;
  const ownLowNow = ownLow ^ low ^ (bit & isLow);
  const ownHighNow = ownHigh ^ up ^ (bit & ~isLow);
  const odd = parity ^ quadrantOf(square);
  return -lastThree(enemyLow ^ low, enemyHigh ^ up, ownLowNow, ownHighNow, -alpha - 1, odd, a, b, c);
}
