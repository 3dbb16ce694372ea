// The last three empty squares of the twin, square by square as core/lastMoves.ts has them.
import { countBits, flipsOf, high, lastFlips } from './twinBits.ts';
import { visit } from './twinNodes.ts';

const NOTHING = -128;
const SQUARES = 64;
const HALF = 32;

/** The disc difference of a finished game for the owner of `own`; the winner is given the empty squares. */
export function finalValue(ownLow: number, ownHigh: number, enemyLow: number, enemyHigh: number): number {
  const mine = countBits(ownLow) + countBits(ownHigh);
  const theirs = countBits(enemyLow) + countBits(enemyHigh);
  const empties = SQUARES - mine - theirs;
  const ahead = mine - theirs;
  return ahead > 0 ? ahead + empties : ahead < 0 ? ahead - empties : 0;
}

/** The bit of the quadrant of a square in a parity of four bits. */
export function quadrantOf(square: number): number {
  return 1 << (((square >> 2) & 1) | ((square >> 4) & 2));
}

export function lastOne(
  ownLow: number,
  ownHigh: number,
  enemyLow: number,
  enemyHigh: number,
  square: number,
): number {
  visit();
  // All squares but one are taken.
  const ahead = 2 * (countBits(ownLow) + countBits(ownHigh)) - SQUARES + 1;
  const mine = lastFlips(square, ownLow, ownHigh);
  if (mine !== 0) return ahead + mine + 1;
  const theirs = lastFlips(square, enemyLow, enemyHigh);
  if (theirs !== 0) return ahead - theirs - 1;
  return ahead > 0 ? ahead + 1 : ahead - 1;
}

export function lastTwo(
  ownLow: number,
  ownHigh: number,
  enemyLow: number,
  enemyHigh: number,
  alpha: number,
  first: number,
  second: number,
): number {
  visit();
  let best = NOTHING;
  let low = flipsOf(first, ownLow, ownHigh, enemyLow, enemyHigh);
  if ((low | high) !== 0) {
    best = -afterLast(ownLow ^ low, ownHigh ^ high, enemyLow ^ low, enemyHigh ^ high, first, second);
    if (best > alpha) return best;
  }
  low = flipsOf(second, ownLow, ownHigh, enemyLow, enemyHigh);
  if ((low | high) !== 0) {
    const value = -afterLast(ownLow ^ low, ownHigh ^ high, enemyLow ^ low, enemyHigh ^ high, second, first);
    if (value > best) best = value;
  }
  if (best !== NOTHING) return best;
  low = flipsOf(first, enemyLow, enemyHigh, ownLow, ownHigh);
  if ((low | high) !== 0) {
    best = afterLast(enemyLow ^ low, enemyHigh ^ high, ownLow ^ low, ownHigh ^ high, first, second);
    if (best <= alpha) return best;
  }
  low = flipsOf(second, enemyLow, enemyHigh, ownLow, ownHigh);
  if ((low | high) !== 0) {
    const value = afterLast(enemyLow ^ low, enemyHigh ^ high, ownLow ^ low, ownHigh ^ high, second, first);
    if (best === NOTHING || value < best) best = value;
  }
  return best === NOTHING ? finalValue(ownLow, ownHigh, enemyLow, enemyHigh) : best;
}

/** The last square's value for the next side; own discs have been turned, and `placed` is still to be added. */
function afterLast(
  ownLow: number,
  ownHigh: number,
  enemyLow: number,
  enemyHigh: number,
  placed: number,
  square: number,
): number {
  const bit = 1 << placed;
  return placed < HALF
    ? lastOne(enemyLow, enemyHigh, ownLow | bit, ownHigh, square)
    : lastOne(enemyLow, enemyHigh, ownLow, ownHigh | bit, square);
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
  const ownLowNow = ownLow ^ low ^ (square < HALF ? bit : 0);
  const ownHighNow = ownHigh ^ up ^ (square < HALF ? 0 : bit);
  return -lastTwo(enemyLow ^ low, enemyHigh ^ up, ownLowNow, ownHighNow, -alpha - 1, first, second);
}
