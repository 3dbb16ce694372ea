// The twin of core/endTable.ts: one entry of eight numbers for each hash: the position, its bounds, its best square.
const PLACE_BITS = 15;
const ENTRY_SHIFT = 3;
export const NO_SQUARE = 64;

const table = new Int32Array(1 << (PLACE_BITS + ENTRY_SHIFT));

export function clearTable(): void {
  table.fill(0);
}

/** Where a position has its entry. */
export function placeOf(ownLow: number, ownHigh: number, enemyLow: number, enemyHigh: number): number {
  let hash = Math.imul(ownLow, 0x9e3779b1) ^ Math.imul(ownHigh, 0x85ebca77);
  hash = Math.imul(hash ^ (hash >>> 15) ^ enemyLow, 0xc2b2ae3d);
  hash = Math.imul(hash ^ (hash >>> 13) ^ enemyHigh, 0x27d4eb2f);
  return (hash >>> (32 - PLACE_BITS)) << ENTRY_SHIFT;
}

export function isAt(
  place: number,
  ownLow: number,
  ownHigh: number,
  enemyLow: number,
  enemyHigh: number,
): boolean {
  return (
    table[place] === ownLow &&
    table[place + 1] === ownHigh &&
    table[place + 2] === enemyLow &&
    table[place + 3] === enemyHigh
  );
}

export function lowerAt(place: number): number {
  return (table[place + 4] ?? 0) >> 16;
}

export function upperAt(place: number): number {
  return ((table[place + 4] ?? 0) << 16) >> 16;
}

export function squareAt(place: number): number {
  return table[place + 5] ?? NO_SQUARE;
}

/** Keeps what a null window at alpha found out. */
export function keep(
  place: number,
  ownLow: number,
  ownHigh: number,
  enemyLow: number,
  enemyHigh: number,
  alpha: number,
  value: number,
  square: number,
): void {
  const isKnown = isAt(place, ownLow, ownHigh, enemyLow, enemyHigh);
  let lower = isKnown ? lowerAt(place) : -64;
  let upper = isKnown ? upperAt(place) : 64;
  if (value > alpha) {
    if (value > lower) lower = value;
  } else if (value < upper) upper = value;
  table[place] = ownLow;
  table[place + 1] = ownHigh;
  table[place + 2] = enemyLow;
  table[place + 3] = enemyHigh;
  table[place + 4] = (lower << 16) | (upper & 0xffff);
  // A move that failed low is no better than the one known before.
  if (!isKnown || value > alpha) table[place + 5] = square;
}
