// The twin's lists of moves, sorted as core/endgame.ts sorts them: fewest replies first.
import { countBits, flipsOf, high, lowest, movesOf } from './twinBits.ts';
import { quadrantOf } from './twinLastThree.ts';

/** Numbers of a move in a list: flips low and high, worth, square. */
export const MOVE = 4;
/** Numbers of a list, of which there is one for each number of empties. */
export const LIST = 34 * MOVE;
export const LISTS = new Int32Array(64 * LIST);
const CORNERS_LOW = 0x81;
const CORNERS_HIGH = 0x81000000 | 0;
const HASH_MOVE_WORTH = 1 << 20;
const HALF = 32;

/** Writes the moves with their worth into the list of `left` empties; where the list ends. */
export function listMoves(
  movesLow: number,
  movesHigh: number,
  ownLow: number,
  ownHigh: number,
  enemyLow: number,
  enemyHigh: number,
  left: number,
  parity: number,
  known: number,
): number {
  let at = left * LIST;
  let restLow = movesLow;
  let restHigh = movesHigh;
  while ((restLow | restHigh) !== 0) {
    const square = restLow !== 0 ? lowest(restLow) : HALF + lowest(restHigh);
    const bitLow = restLow & -restLow;
    const bitHigh = restLow !== 0 ? 0 : restHigh & -restHigh;
    restLow ^= bitLow;
    restHigh ^= bitHigh;
    const low = flipsOf(square, ownLow, ownHigh, enemyLow, enemyHigh);
    const up = high;
    LISTS[at] = low;
    LISTS[at + 1] = up;
    LISTS[at + 3] = square;
    if (square === known) LISTS[at + 2] = HASH_MOVE_WORTH;
    else {
      const replies = movesOf(enemyLow ^ low, enemyHigh ^ up, ownLow ^ low ^ bitLow, ownHigh ^ up ^ bitHigh);
      const corners = countBits((replies & CORNERS_LOW) | (high & CORNERS_HIGH));
      let worth = -(countBits(replies) + countBits(high) + corners) << 2;
      if ((parity & quadrantOf(square)) !== 0) worth += 3;
      if (((bitLow & CORNERS_LOW) | (bitHigh & CORNERS_HIGH)) !== 0) worth += 5;
      LISTS[at + 2] = worth;
    }
    at += MOVE;
  }
  return at;
}

/** Swaps the move of the greatest worth to the front. */
export function bringBest(at: number, end: number): void {
  let best = at;
  let bestWorth = LISTS[at + 2] ?? 0;
  for (let other = at + MOVE; other < end; other += MOVE) {
    const worth = LISTS[other + 2] ?? 0;
    if (worth > bestWorth) {
      bestWorth = worth;
      best = other;
    }
  }
  if (best === at) return;
  for (let part = 0; part < MOVE; part++) {
    const kept = LISTS[at + part] ?? 0;
    LISTS[at + part] = LISTS[best + part] ?? 0;
    LISTS[best + part] = kept;
  }
}
