import { countBits, flipsOf, high, lowest, movesOf } from './twinBits.ts';

/** Lines of `depth` half-moves, as the core's perft counts them; discs as low and high half of mover and opponent. */
export function twinPerft(
  ownLow: number,
  ownHigh: number,
  enemyLow: number,
  enemyHigh: number,
  depth: number,
): number {
  let movesLow = movesOf(ownLow, ownHigh, enemyLow, enemyHigh);
  let movesHigh = high;
  if ((movesLow | movesHigh) === 0) {
    if ((movesOf(enemyLow, enemyHigh, ownLow, ownHigh) | high) === 0) return 1;
    return depth === 1 ? 1 : twinPerft(enemyLow, enemyHigh, ownLow, ownHigh, depth - 1);
  }
  if (depth === 1) return countBits(movesLow, movesHigh);
  let lines = 0;
  for (; movesLow !== 0; movesLow &= movesLow - 1) {
    const bit = movesLow & -movesLow;
    const low = flipsOf(lowest(bit), ownLow, ownHigh, enemyLow, enemyHigh);
    lines += twinPerft(enemyLow ^ low, enemyHigh ^ high, ownLow ^ low ^ bit, ownHigh ^ high, depth - 1);
  }
  for (; movesHigh !== 0; movesHigh &= movesHigh - 1) {
    const bit = movesHigh & -movesHigh;
    const low = flipsOf(HALF + lowest(bit), ownLow, ownHigh, enemyLow, enemyHigh);
    lines += twinPerft(enemyLow ^ low, enemyHigh ^ high, ownLow ^ low, ownHigh ^ high ^ bit, depth - 1);
  }
  return lines;
}

const HALF = 32;
