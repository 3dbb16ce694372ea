// The twin of core/endgame.ts in plain TypeScript: same algorithm, same order, same nodes. It shows what WebAssembly gains.
// Positions are handed on in a row of numbers for each number of empties: a call with a dozen arguments costs more.
import { countBits, flipsOf, high, lowest, movesOf } from './twinBits.ts';
import { lastFew } from './twinLastFew.ts';
import { finalValue, quadrantOf } from './twinLastThree.ts';
import { visit } from './twinNodes.ts';
import { bringBest, LIST, LISTS, listFlips, MOVE, weigh } from './twinOrdering.ts';
import { bestPossible } from './twinStability.ts';
import { isAt, keep, lowerAt, NO_SQUARE, placeOf, squareAt, upperAt } from './twinTable.ts';

const NOTHING = -128;
const SORT_FROM = 7;
const TABLE_FROM = 9;
const REPLY_TABLE_FROM = 10;
const HALF = 32;
/** A row: own low and high, enemy low and high, empties low and high, moves low and high, parity. */
const ROW_SHIFT = 4;
const ROWS = new Int32Array(64 << ROW_SHIFT);
/** A constant of this module is read faster than one of another. */
const lists = LISTS;

/** The exact value if it lies between alpha and alpha + 1, else a bound on the same side; as the core's `solve`. */
export function twinSolve(
  ownLow: number,
  ownHigh: number,
  enemyLow: number,
  enemyHigh: number,
  alpha: number,
): number {
  const low = ~(ownLow | enemyLow);
  const up = ~(ownHigh | enemyHigh);
  const left = countBits(low, up);
  const parity = parityOf(low, up);
  if (left < 5) return lastFew(ownLow, ownHigh, enemyLow, enemyHigh, alpha, low, up, parity);
  const movesLow = movesOf(ownLow, ownHigh, enemyLow, enemyHigh);
  ROWS.set([ownLow, ownHigh, enemyLow, enemyHigh, low, up, movesLow, high, parity], left << ROW_SHIFT);
  return left < SORT_FROM ? solveByParity(alpha, left) : solveSorted(alpha, left);
}

function parityOf(low: number, up: number): number {
  return (
    (countBits(low & 0x0f0f0f0f, 0) & 1) |
    ((countBits(low & 0xf0f0f0f0, 0) & 1) << 1) |
    ((countBits(up & 0x0f0f0f0f, 0) & 1) << 2) |
    ((countBits(up & 0xf0f0f0f0, 0) & 1) << 3)
  );
}

function solveByParity(alpha: number, left: number): number {
  const row = left << ROW_SHIFT;
  const ownLow = ROWS[row] ?? 0;
  const ownHigh = ROWS[row + 1] ?? 0;
  const enemyLow = ROWS[row + 2] ?? 0;
  const enemyHigh = ROWS[row + 3] ?? 0;
  visit();
  const limit = bestPossible(ownLow, ownHigh, enemyLow, enemyHigh, alpha, left);
  if (limit <= alpha) return limit;
  const movesLow = ROWS[row + 6] ?? 0;
  const movesHigh = ROWS[row + 7] ?? 0;
  if ((movesLow | movesHigh) === 0) return passed(alpha, left);
  const low = ROWS[row + 4] ?? 0;
  const up = ROWS[row + 5] ?? 0;
  const parity = ROWS[row + 8] ?? 0;
  const next = (left - 1) << ROW_SHIFT;
  let best = NOTHING;
  let restLow = movesLow & oddSquares(parity);
  let restHigh = movesHigh & oddSquares(parity >> 2);
  let laterLow = movesLow ^ restLow;
  let laterHigh = movesHigh ^ restHigh;
  for (;;) {
    if ((restLow | restHigh) === 0) {
      if ((laterLow | laterHigh) === 0) return best;
      restLow = laterLow;
      restHigh = laterHigh;
      laterLow = 0;
      laterHigh = 0;
    }
    const square = restLow !== 0 ? lowest(restLow) : HALF + lowest(restHigh);
    const isLow = (square - HALF) >> 31;
    const bitLow = (1 << square) & isLow;
    const bitHigh = (1 << square) & ~isLow;
    restLow ^= bitLow;
    restHigh ^= bitHigh;
    const flips = flipsOf(square, ownLow, ownHigh, enemyLow, enemyHigh);
    const flipsHigh = high;
    const a = enemyLow ^ flips;
    const b = enemyHigh ^ flipsHigh;
    const nextLow = ownLow ^ flips ^ bitLow;
    const nextHigh = ownHigh ^ flipsHigh ^ bitHigh;
    const odd = parity ^ quadrantOf(square);
    let value = 0;
    if (left === 5) value = -lastFew(a, b, nextLow, nextHigh, -alpha - 1, low ^ bitLow, up ^ bitHigh, odd);
    else {
      ROWS[next] = a;
      ROWS[next + 1] = b;
      ROWS[next + 2] = nextLow;
      ROWS[next + 3] = nextHigh;
      ROWS[next + 4] = low ^ bitLow;
      ROWS[next + 5] = up ^ bitHigh;
      ROWS[next + 6] = movesOf(a, b, nextLow, nextHigh);
      ROWS[next + 7] = high;
      ROWS[next + 8] = odd;
      value = -solveByParity(-alpha - 1, left - 1);
    }
    if (value > alpha) return value;
    if (value > best) best = value;
  }
}

/** The value of a row whose mover cannot move. */
function passed(alpha: number, left: number): number {
  const row = left << ROW_SHIFT;
  const ownLow = ROWS[row] ?? 0;
  const ownHigh = ROWS[row + 1] ?? 0;
  const enemyLow = ROWS[row + 2] ?? 0;
  const enemyHigh = ROWS[row + 3] ?? 0;
  const theirs = movesOf(enemyLow, enemyHigh, ownLow, ownHigh);
  if ((theirs | high) === 0) return finalValue(ownLow, ownHigh, enemyLow, enemyHigh);
  ROWS[row] = enemyLow;
  ROWS[row + 1] = enemyHigh;
  ROWS[row + 2] = ownLow;
  ROWS[row + 3] = ownHigh;
  ROWS[row + 6] = theirs;
  ROWS[row + 7] = high;
  return -(left < SORT_FROM ? solveByParity(-alpha - 1, left) : solveSorted(-alpha - 1, left));
}

/** The squares of a half in quadrants with an odd number of empty squares. */
function oddSquares(parity: number): number {
  return (-(parity & 1) & 0x0f0f0f0f) | (-((parity >> 1) & 1) & 0xf0f0f0f0);
}

function solveSorted(alpha: number, left: number): number {
  const row = left << ROW_SHIFT;
  const ownLow = ROWS[row] ?? 0;
  const ownHigh = ROWS[row + 1] ?? 0;
  const enemyLow = ROWS[row + 2] ?? 0;
  const enemyHigh = ROWS[row + 3] ?? 0;
  visit();
  const limit = bestPossible(ownLow, ownHigh, enemyLow, enemyHigh, alpha, left);
  if (limit <= alpha) return limit;
  const movesLow = ROWS[row + 6] ?? 0;
  const movesHigh = ROWS[row + 7] ?? 0;
  if ((movesLow | movesHigh) === 0) return passed(alpha, left);
  let known = NO_SQUARE;
  let place = 0;
  if (left >= TABLE_FROM) {
    place = placeOf(ownLow, ownHigh, enemyLow, enemyHigh);
    if (isAt(place, ownLow, ownHigh, enemyLow, enemyHigh)) {
      if (lowerAt(place) > alpha) return lowerAt(place);
      if (upperAt(place) <= alpha) return upperAt(place);
      known = squareAt(place);
    }
  }
  const end = listFlips(movesLow, movesHigh, ownLow, ownHigh, enemyLow, enemyHigh, left);
  if (left >= REPLY_TABLE_FROM) {
    const cut = replyCut(end, ownLow, ownHigh, enemyLow, enemyHigh, alpha, left);
    if (cut > alpha) return cut;
  }
  const parity = ROWS[row + 8] ?? 0;
  weigh(end, ownLow, ownHigh, enemyLow, enemyHigh, left, parity, known);
  const next = (left - 1) << ROW_SHIFT;
  let best = NOTHING;
  let bestSquare = NO_SQUARE;
  for (let at = left * LIST; at < end; at += MOVE) {
    bringBest(at, end);
    const flipsLow = lists[at] ?? 0;
    const flipsHigh = lists[at + 1] ?? 0;
    const square = lists[at + 3] ?? 0;
    const isLow = (square - HALF) >> 31;
    const bitLow = (1 << square) & isLow;
    const bitHigh = (1 << square) & ~isLow;
    ROWS[next] = enemyLow ^ flipsLow;
    ROWS[next + 1] = enemyHigh ^ flipsHigh;
    ROWS[next + 2] = ownLow ^ flipsLow ^ bitLow;
    ROWS[next + 3] = ownHigh ^ flipsHigh ^ bitHigh;
    ROWS[next + 4] = (ROWS[row + 4] ?? 0) ^ bitLow;
    ROWS[next + 5] = (ROWS[row + 5] ?? 0) ^ bitHigh;
    ROWS[next + 6] = lists[at + 4] ?? 0;
    ROWS[next + 7] = lists[at + 5] ?? 0;
    ROWS[next + 8] = parity ^ quadrantOf(square);
    const value = -(left > SORT_FROM
      ? solveSorted(-alpha - 1, left - 1)
      : solveByParity(-alpha - 1, left - 1));
    if (value > best) {
      best = value;
      bestSquare = square;
      if (value > alpha) break;
    }
  }
  if (left >= TABLE_FROM) keep(place, ownLow, ownHigh, enemyLow, enemyHigh, alpha, best, bestSquare);
  return best;
}

/** A value above alpha that some reply's entry already promises, or `NOTHING`. */
function replyCut(
  end: number,
  ownLow: number,
  ownHigh: number,
  enemyLow: number,
  enemyHigh: number,
  alpha: number,
  left: number,
): number {
  for (let at = left * LIST; at < end; at += MOVE) {
    const flipsLow = lists[at] ?? 0;
    const flipsHigh = lists[at + 1] ?? 0;
    const square = lists[at + 3] ?? 0;
    const isLow = (square - HALF) >> 31;
    const a = enemyLow ^ flipsLow;
    const b = enemyHigh ^ flipsHigh;
    const c = ownLow ^ flipsLow ^ ((1 << square) & isLow);
    const d = ownHigh ^ flipsHigh ^ ((1 << square) & ~isLow);
    const place = placeOf(a, b, c, d);
    if (isAt(place, a, b, c, d) && -upperAt(place) > alpha) return -upperAt(place);
  }
  return NOTHING;
}
