// The twin's lists of moves, sorted as core/endgame.ts sorts them: fewest replies first.
import { countBits, flipsOf, high, lowest, movesOf } from './twinBits.ts';
import { quadrantOf } from './twinLastThree.ts';

/** Numbers of a move in a list: flips low and high, worth, square, replies low and high. */
export const MOVE = 6;
/** Numbers of a list, of which there is one for each number of empties. */
export const LIST = 34 * MOVE;
const lists = new Int32Array(64 * LIST);
export const LISTS = lists;
const CORNERS_LOW = 0x81;
const CORNERS_HIGH = 0x81000000 | 0;
const HASH_MOVE_WORTH = 1 << 20;
const HALF = 32;

/** Writes the moves with their flips into the list of `left` empties; where the list ends. */
export function listFlips(
  movesLow: number,
  movesHigh: number,
  ownLow: number,
  ownHigh: number,
  enemyLow: number,
  enemyHigh: number,
  left: number,
): number {
  let at = left * LIST;
  for (let rest = movesLow; rest !== 0; rest &= rest - 1) {
    const square = lowest(rest);
    lists[at] = flipsOf(square, ownLow, ownHigh, enemyLow, enemyHigh);
    lists[at + 1] = high;
    lists[at + 3] = square;
    at += MOVE;
  }
  for (let rest = movesHigh; rest !== 0; rest &= rest - 1) {
    const square = HALF + lowest(rest);
    lists[at] = flipsOf(square, ownLow, ownHigh, enemyLow, enemyHigh);
    lists[at + 1] = high;
    lists[at + 3] = square;
    at += MOVE;
  }
  return at;
}

/** Notes the replies to each move of a list, and its worth: the fewer replies the better; parity and corners break ties. */
export function weigh(
  end: number,
  ownLow: number,
  ownHigh: number,
  enemyLow: number,
  enemyHigh: number,
  left: number,
  parity: number,
  known: number,
): void {
  for (let at = left * LIST; at < end; at += MOVE) {
    const low = lists[at] ?? 0;
    const up = lists[at + 1] ?? 0;
    const square = lists[at + 3] ?? 0;
    const isLow = (square - HALF) >> 31;
    const bitLow = (1 << square) & isLow;
    const bitHigh = (1 << square) & ~isLow;
    const replies = movesOf(enemyLow ^ low, enemyHigh ^ up, ownLow ^ low ^ bitLow, ownHigh ^ up ^ bitHigh);
    const corners = countBits(replies & CORNERS_LOW, high & CORNERS_HIGH);
    let worth = -(countBits(replies, high) + corners) << 2;
    if ((parity & quadrantOf(square)) !== 0) worth += 1;
    if (((bitLow & CORNERS_LOW) | (bitHigh & CORNERS_HIGH)) !== 0) worth += 1;
    if (square === known) worth = HASH_MOVE_WORTH;
    lists[at + 2] = worth;
    lists[at + 4] = replies;
    lists[at + 5] = high;
  }
}

/** Swaps the move of the greatest worth to the front. */
export function bringBest(at: number, end: number): void {
  let best = at;
  let bestWorth = lists[at + 2] ?? 0;
  for (let other = at + MOVE; other < end; other += MOVE) {
    const worth = lists[other + 2] ?? 0;
    if (worth > bestWorth) {
      bestWorth = worth;
      best = other;
    }
  }
  if (best === at) return;
  for (let part = 0; part < MOVE; part++) {
    const kept = lists[at + part] ?? 0;
    lists[at + part] = lists[best + part] ?? 0;
    lists[best + part] = kept;
  }
}
