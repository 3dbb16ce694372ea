// The twin's transposition table: an entry is the position itself, its bounds and its best square; buckets of four. It
// holds the positions of one ending only, so that depth and age need not be kept.
const BUCKET_BITS = 17;
const BUCKETS = 1 << BUCKET_BITS;
const ENTRY = 6;
const IN_BUCKET = 4;
const BUCKET = ENTRY * IN_BUCKET;
export const NO_SQUARE = 64;

const table = new Int32Array(BUCKETS * BUCKET);

/** Entries that had to make room: with none, core and twin know the same. */
export let lost = 0;

export function clearTable(): void {
  table.fill(0);
  lost = 0;
}

/** Where the entry of a position begins, −1 without one. */
export function findEntry(ownLow: number, ownHigh: number, enemyLow: number, enemyHigh: number): number {
  const first = bucketOf(ownLow, ownHigh, enemyLow, enemyHigh);
  for (let at = first; at < first + BUCKET; at += ENTRY) {
    if (
      table[at] === ownLow &&
      table[at + 1] === ownHigh &&
      table[at + 2] === enemyLow &&
      table[at + 3] === enemyHigh
    ) {
      return at;
    }
  }
  return -1;
}

export function lowerAt(entry: number): number {
  return (table[entry + 4] ?? 0) >> 16;
}

export function upperAt(entry: number): number {
  return ((table[entry + 4] ?? 0) << 16) >> 16;
}

export function squareAt(entry: number): number {
  return table[entry + 5] ?? NO_SQUARE;
}

/** Keeps what a null window at alpha found out. */
export function keep(
  ownLow: number,
  ownHigh: number,
  enemyLow: number,
  enemyHigh: number,
  alpha: number,
  value: number,
  square: number,
): void {
  let entry = findEntry(ownLow, ownHigh, enemyLow, enemyHigh);
  const isKnown = entry >= 0;
  if (!isKnown) {
    entry = placeIn(bucketOf(ownLow, ownHigh, enemyLow, enemyHigh));
    table[entry] = ownLow;
    table[entry + 1] = ownHigh;
    table[entry + 2] = enemyLow;
    table[entry + 3] = enemyHigh;
    table[entry + 5] = NO_SQUARE;
  }
  let lower = isKnown ? lowerAt(entry) : -64;
  let upper = isKnown ? upperAt(entry) : 64;
  if (value > alpha) lower = Math.max(lower, value);
  else upper = Math.min(upper, value);
  table[entry + 4] = (lower << 16) | (upper & 0xffff);
  // A move that failed low is no better than the one known before.
  if (square === NO_SQUARE || (value <= alpha && squareAt(entry) !== NO_SQUARE)) return;
  table[entry + 5] = square;
}

function bucketOf(ownLow: number, ownHigh: number, enemyLow: number, enemyHigh: number): number {
  let hash = Math.imul(ownLow, 0x9e3779b1) ^ Math.imul(ownHigh, 0x85ebca77);
  hash = Math.imul(hash ^ (hash >>> 15) ^ enemyLow, 0xc2b2ae3d);
  hash = Math.imul(hash ^ (hash >>> 13) ^ enemyHigh, 0x27d4eb2f);
  return ((hash ^ (hash >>> 16)) & (BUCKETS - 1)) * BUCKET;
}

function placeIn(bucket: number): number {
  for (let at = bucket; at < bucket + BUCKET; at += ENTRY) {
    if (table[at] === 0 && table[at + 1] === 0 && table[at + 2] === 0 && table[at + 3] === 0) return at;
  }
  lost++;
  return bucket;
}
