// The twin of core/endgame.ts in plain TypeScript: same algorithm, same order, same nodes. It shows what WebAssembly gains.
import { countBits, flipsOf, high, lowest, movesOf } from './twinBits.ts';
import { lastFew } from './twinLastFew.ts';
import { finalValue, quadrantOf } from './twinLastThree.ts';
import { visit } from './twinNodes.ts';
import { bringBest, LIST, LISTS, listMoves, MOVE } from './twinOrdering.ts';
import { bestPossible } from './twinStability.ts';
import { findEntry, keep, lowerAt, NO_SQUARE, squareAt, upperAt } from './twinTable.ts';

const NOTHING = -128;
const SORT_FROM = 7;
const TABLE_FROM = 9;
const REPLY_TABLE_FROM = 11;
const HALF = 32;

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
  const left = countBits(low) + countBits(up);
  return solveKnown(ownLow, ownHigh, enemyLow, enemyHigh, alpha, low, up, left, parityOf(low, up));
}

function parityOf(low: number, up: number): number {
  return (
    (countBits(low & 0x0f0f0f0f) & 1) |
    ((countBits(low & 0xf0f0f0f0) & 1) << 1) |
    ((countBits(up & 0x0f0f0f0f) & 1) << 2) |
    ((countBits(up & 0xf0f0f0f0) & 1) << 3)
  );
}

function solveKnown(
  ownLow: number,
  ownHigh: number,
  enemyLow: number,
  enemyHigh: number,
  alpha: number,
  low: number,
  up: number,
  left: number,
  parity: number,
): number {
  if (left < 5) return lastFew(ownLow, ownHigh, enemyLow, enemyHigh, alpha, low, up, parity);
  return left < SORT_FROM
    ? solveByParity(ownLow, ownHigh, enemyLow, enemyHigh, alpha, low, up, left, parity)
    : solveSorted(ownLow, ownHigh, enemyLow, enemyHigh, alpha, low, up, left, parity);
}

function solveByParity(
  ownLow: number,
  ownHigh: number,
  enemyLow: number,
  enemyHigh: number,
  alpha: number,
  low: number,
  up: number,
  left: number,
  parity: number,
): number {
  visit();
  const limit = bestPossible(ownLow, ownHigh, enemyLow, enemyHigh, alpha, left);
  if (limit <= alpha) return limit;
  const movesLow = movesOf(ownLow, ownHigh, enemyLow, enemyHigh);
  const movesHigh = high;
  if ((movesLow | movesHigh) === 0) {
    if ((movesOf(enemyLow, enemyHigh, ownLow, ownHigh) | high) === 0) {
      return finalValue(ownLow, ownHigh, enemyLow, enemyHigh);
    }
    return -solveByParity(enemyLow, enemyHigh, ownLow, ownHigh, -alpha - 1, low, up, left, parity);
  }
  let best = NOTHING;
  let oddLow = movesLow & oddSquares(parity);
  let oddHigh = movesHigh & oddSquares(parity >> 2);
  for (let turn = 0; turn < 2; turn++) {
    let restLow = oddLow;
    let restHigh = oddHigh;
    while ((restLow | restHigh) !== 0) {
      const square = restLow !== 0 ? lowest(restLow) : HALF + lowest(restHigh);
      const bitLow = restLow & -restLow;
      const bitHigh = restLow !== 0 ? 0 : restHigh & -restHigh;
      restLow ^= bitLow;
      restHigh ^= bitHigh;
      const flips = flipsOf(square, ownLow, ownHigh, enemyLow, enemyHigh);
      const nextLow = ownLow ^ flips ^ bitLow;
      const nextHigh = ownHigh ^ high ^ bitHigh;
      const a = enemyLow ^ flips;
      const b = enemyHigh ^ high;
      const c = low ^ bitLow;
      const d = up ^ bitHigh;
      const odd = parity ^ quadrantOf(square);
      const value =
        left === 5
          ? -lastFew(a, b, nextLow, nextHigh, -alpha - 1, c, d, odd)
          : -solveByParity(a, b, nextLow, nextHigh, -alpha - 1, c, d, left - 1, odd);
      if (value > alpha) return value;
      if (value > best) best = value;
    }
    oddLow = movesLow ^ oddLow;
    oddHigh = movesHigh ^ oddHigh;
  }
  return best;
}

/** The squares of a half in quadrants with an odd number of empty squares. */
function oddSquares(parity: number): number {
  return (-(parity & 1) & 0x0f0f0f0f) | (-((parity >> 1) & 1) & 0xf0f0f0f0);
}

function solveSorted(
  ownLow: number,
  ownHigh: number,
  enemyLow: number,
  enemyHigh: number,
  alpha: number,
  low: number,
  up: number,
  left: number,
  parity: number,
): number {
  visit();
  const limit = bestPossible(ownLow, ownHigh, enemyLow, enemyHigh, alpha, left);
  if (limit <= alpha) return limit;
  let known = NO_SQUARE;
  if (left >= TABLE_FROM) {
    const entry = findEntry(ownLow, ownHigh, enemyLow, enemyHigh);
    if (entry >= 0) {
      if (lowerAt(entry) > alpha) return lowerAt(entry);
      if (upperAt(entry) <= alpha) return upperAt(entry);
      known = squareAt(entry);
    }
  }
  const movesLow = movesOf(ownLow, ownHigh, enemyLow, enemyHigh);
  const movesHigh = high;
  if ((movesLow | movesHigh) === 0) {
    if ((movesOf(enemyLow, enemyHigh, ownLow, ownHigh) | high) === 0) {
      return finalValue(ownLow, ownHigh, enemyLow, enemyHigh);
    }
    return -solveSorted(enemyLow, enemyHigh, ownLow, ownHigh, -alpha - 1, low, up, left, parity);
  }
  const end = listMoves(movesLow, movesHigh, ownLow, ownHigh, enemyLow, enemyHigh, left, parity, known);
  if (left >= REPLY_TABLE_FROM) {
    const cut = replyCut(end, ownLow, ownHigh, enemyLow, enemyHigh, alpha, left);
    if (cut > alpha) return cut;
  }
  let best = NOTHING;
  let bestSquare = NO_SQUARE;
  for (let at = left * LIST; at < end; at += MOVE) {
    bringBest(at, end);
    const flipsLow = LISTS[at] ?? 0;
    const flipsHigh = LISTS[at + 1] ?? 0;
    const square = LISTS[at + 3] ?? 0;
    const bitLow = square < HALF ? 1 << square : 0;
    const bitHigh = square < HALF ? 0 : 1 << square;
    const turnedLow = ownLow ^ flipsLow ^ bitLow;
    const turnedHigh = ownHigh ^ flipsHigh ^ bitHigh;
    const a = enemyLow ^ flipsLow;
    const b = enemyHigh ^ flipsHigh;
    const c = low ^ bitLow;
    const d = up ^ bitHigh;
    const odd = parity ^ quadrantOf(square);
    const value = -solveKnown(a, b, turnedLow, turnedHigh, -alpha - 1, c, d, left - 1, odd);
    if (value > best) {
      best = value;
      bestSquare = square;
      if (value > alpha) break;
    }
  }
  if (left >= TABLE_FROM) keep(ownLow, ownHigh, enemyLow, enemyHigh, alpha, best, bestSquare);
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
    const flipsLow = LISTS[at] ?? 0;
    const flipsHigh = LISTS[at + 1] ?? 0;
    const square = LISTS[at + 3] ?? 0;
    const entry = findEntry(
      enemyLow ^ flipsLow,
      enemyHigh ^ flipsHigh,
      ownLow ^ flipsLow ^ (square < HALF ? 1 << square : 0),
      ownHigh ^ flipsHigh ^ (square < HALF ? 0 : 1 << square),
    );
    if (entry >= 0 && -upperAt(entry) > alpha) return -upperAt(entry);
  }
  return NOTHING;
}
