/** Smooth noise on a lattice, 0 … 1; equal places give equal values. */
export function noiseAt(x: number, y: number, seed: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const across = smooth(x - column);
  const down = smooth(y - row);
  const upper = mix(lattice(column, row, seed), lattice(column + 1, row, seed), across);
  const lower = mix(lattice(column, row + 1, seed), lattice(column + 1, row + 1, seed), across);
  return mix(upper, lower, down);
}

/** Noise of several octaves, 0 … 1. */
export function cloudAt(x: number, y: number, seed: number, octaves: number): number {
  let sum = 0;
  let weight = 0.5;
  let total = 0;
  for (let octave = 0; octave < octaves; octave++) {
    sum += weight * noiseAt(x * 2 ** octave, y * 2 ** octave, seed + octave * 17);
    total += weight;
    weight /= 2;
  }
  return sum / total;
}

/** The value `way` (0 … 1) from one to the other. */
export function mix(one: number, other: number, way: number): number {
  return one + (other - one) * way;
}

/** 0 below `from`, 1 above `to`, smooth between. */
export function step(value: number, from: number, to: number): number {
  return smooth(Math.min(1, Math.max(0, (value - from) / (to - from))));
}

function smooth(way: number): number {
  return way * way * (3 - 2 * way);
}

function lattice(column: number, row: number, seed: number): number {
  let hash = Math.imul(column, 374761393) + Math.imul(row, 668265263) + Math.imul(seed, 1442695041);
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  hash = Math.imul(hash ^ (hash >>> 16), 2246822519);
  return ((hash ^ (hash >>> 15)) >>> 0) / 4294967296;
}
