// The last three empty squares of the twin, square by square as core/lastMoves.ts has them.
import { countBits, flipsOf, high, lastFlips } from './twinBits.ts';
import { visit } from './twinNodes.ts';

const NOTHING = -128;
const SQUARES = 64;
const HALF = 32;

/** The disc difference of a finished game for the owner of `own`; the winner is given the empty squares. */
export function finalValue(ownLow: number, ownHigh: number, enemyLow: number, enemyHigh: number): number {
  const mine = countBits(ownLow, ownHigh);
  const theirs = countBits(enemyLow, enemyHigh);
  const empties = SQUARES - mine - theirs;
  const ahead = mine - theirs;
  return ahead > 0 ? ahead + empties : ahead < 0 ? ahead - empties : 0;
}

/** The bit of the quadrant of a square in a parity of four bits. */
export function quadrantOf(square: number): number {
  return 1 << (((square >> 2) & 1) | ((square >> 4) & 2));
}

export function lastOne(ownLow: number, ownHigh: number, square: number): number {
  visit();
  // All squares but one are taken, and lines do not look at that one.
  const ahead = 2 * countBits(ownLow, ownHigh) - SQUARES + 1;
  const mine = lastFlips(square, ownLow, ownHigh);
  if (mine !== 0) return ahead + mine + 1;
  const theirs = lastFlips(square, ~ownLow, ~ownHigh);
  if (theirs !== 0) return ahead - theirs - 1;
  return ahead > 0 ? ahead + 1 : ahead - 1;
}

export function lastTwo(
  ownLow: number,
  ownHigh: number,
  enemyLow: number,
  enemyHigh: number,
  alpha: number,
  pair: number,
): number {
  visit();
  const first = pair & 63;
  const second = pair >> 6;
  let best = NOTHING;
  let low = flipsOf(first, ownLow, ownHigh, enemyLow, enemyHigh);
  if ((low | high) !== 0) {
    best = -lastOne(enemyLow ^ low, enemyHigh ^ high, second);
    if (best > alpha) return best;
  }
  low = flipsOf(second, ownLow, ownHigh, enemyLow, enemyHigh);
  if ((low | high) !== 0) {
    const value = -lastOne(enemyLow ^ low, enemyHigh ^ high, first);
    if (value > best) best = value;
  }
  if (best !== NOTHING) return best;
  low = flipsOf(first, enemyLow, enemyHigh, ownLow, ownHigh);
  if ((low | high) !== 0) {
    best = lastOne(ownLow ^ low, ownHigh ^ high, second);
    if (best <= alpha) return best;
  }
  low = flipsOf(second, enemyLow, enemyHigh, ownLow, ownHigh);
  if ((low | high) !== 0) {
    const value = lastOne(ownLow ^ low, ownHigh ^ high, first);
    if (best === NOTHING || value < best) best = value;
  }
  return best === NOTHING ? finalValue(ownLow, ownHigh, enemyLow, enemyHigh) : best;
}

export function lastThree(
  ownLow: number,
  ownHigh: number,
  enemyLow: number,
  enemyHigh: number,
  alpha: number,
  parity: number,
  a: number,
  b: number,
  c: number,
): number {
  visit();
  let x = a;
  let y = b;
  let z = c;
  if ((parity & quadrantOf(x)) === 0) {
    if ((parity & quadrantOf(y)) !== 0) {
      const swap = x;
      x = y;
      y = swap;
    } else if ((parity & quadrantOf(z)) !== 0) {
      const swap = x;
      x = z;
      z = swap;
    }
  }
  const best = bestOfThree(ownLow, ownHigh, enemyLow, enemyHigh, alpha, x, y, z);
  if (best !== NOTHING) return best;
  const passed = bestOfThree(enemyLow, enemyHigh, ownLow, ownHigh, -alpha - 1, x, y, z);
  return passed === NOTHING ? finalValue(ownLow, ownHigh, enemyLow, enemyHigh) : -passed;
}

function bestOfThree(
  ownLow: number,
  ownHigh: number,
  enemyLow: number,
  enemyHigh: number,
  alpha: number,
  a: number,
  b: number,
  c: number,
): number {
  let best = afterThree(ownLow, ownHigh, enemyLow, enemyHigh, alpha, a, b, c);
  if (best > alpha) return best;
  let value = afterThree(ownLow, ownHigh, enemyLow, enemyHigh, alpha, b, a, c);
  if (value > alpha) return value;
  if (value > best) best = value;
  value = afterThree(ownLow, ownHigh, enemyLow, enemyHigh, alpha, c, a, b);
  return value > best ? value : best;
}

/** The value of a disc on `square` with two squares left, or `NOTHING` when it turns none. */
function afterThree(
  ownLow: number,
  ownHigh: number,
  enemyLow: number,
  enemyHigh: number,
  alpha: number,
  square: number,
  first: number,
  second: number,
): number {
  const low = flipsOf(square, ownLow, ownHigh, enemyLow, enemyHigh);
  const up = high;
  if ((low | up) === 0) return NOTHING;
  const bit = 1 << square;
  const isLow = (square - HALF) >> 31;
  const ownLowNow = ownLow ^ low ^ (bit & isLow);
  const ownHighNow = ownHigh ^ up ^ (bit & ~isLow);
  return -lastTwo(enemyLow ^ low, enemyHigh ^ up, ownLowNow, ownHighNow, -alpha - 1, first | (second << 6));
}
