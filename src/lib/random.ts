/** A source of chance: each call gives a number in 0 ≤ x < 1. */
export type Random = () => number;

/** A repeatable source of chance (mulberry32, Tommy Ettinger, public domain): equal seeds give equal numbers. */
export function seededRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A whole number in 0 … count − 1. */
export function randomIndex(random: Random, count: number): number {
  return Math.min(count - 1, Math.floor(random() * count));
}
