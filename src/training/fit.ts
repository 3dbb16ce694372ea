// Fits weights to labels by stochastic gradient descent with a falling rate; an index that is met seldom moves seldom
// and so stays small.
import { ADDRESSES, type Core } from '../engine/core.ts';
import { PATTERNS } from '../engine/patterns.ts';
import { knotsAt } from '../engine/weights.ts';
import { randomIndex, seededRandom } from '../lib/random.ts';
import type { Board } from './games.ts';

export const FEATURES = 46;
/** One sample in so many is held out and never fitted. */
const HELD_OUT_EVERY = 40;

/** Positions as packed pattern indices, with labels in discs for the mover. */
export interface SampleSet {
  readonly indices: Int32Array;
  readonly empties: Uint8Array;
  readonly labels: Float32Array;
}

export interface FitOptions {
  readonly epochs: number;
  readonly firstRate: number;
  readonly lastRate: number;
  readonly seed: number;
}

/** The packed pattern indices of positions. */
export function makeSamples(core: Core, boards: readonly Board[], labels: ArrayLike<number>): SampleSet {
  const indices = new Int32Array(boards.length * FEATURES);
  const packed = PATTERNS.kinds.flatMap((kind) => kind.placings.map(() => kind.packed));
  const raw = new Uint16Array(core.memory.buffer, ADDRESSES.indices, FEATURES);
  boards.forEach(({ own, enemy, empties }, sample) => {
    core.rawEvaluation(own, enemy, empties);
    for (let feature = 0; feature < FEATURES; feature++) {
      indices[sample * FEATURES + feature] = packed[feature]?.[raw[feature] ?? 0] ?? 0;
    }
  });
  return {
    indices,
    labels: Float32Array.from(labels),
    empties: Uint8Array.from(boards, (board) => board.empties),
  };
}

export function isHeldOut(sample: number): boolean {
  return sample % HELD_OUT_EVERY === 0;
}

/** Moves one knot toward the labels of a block, all of which count as lying on that knot. */
export function fitKnot(weights: Float32Array, set: SampleSet, options: FitOptions): void {
  const random = seededRandom(options.seed);
  const order = shuffled(set.labels.length, random);
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    const rate = rateAt(epoch, options);
    for (const sample of order) {
      if (!isHeldOut(sample)) step(weights, weights, 0, set, sample, rate);
    }
  }
}

/** Moves all knots toward the labels of all blocks, each sample sharing its two knots. */
export function fitAll(
  knots: readonly Float32Array[],
  sets: readonly SampleSet[],
  options: FitOptions,
): void {
  const random = seededRandom(options.seed);
  const orders = sets.map((set) => shuffled(set.labels.length, random));
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    const rate = rateAt(epoch, options);
    sets.forEach((set, block) => {
      for (const sample of orders[block] ?? []) {
        if (isHeldOut(sample)) continue;
        const [low, high, share] = knotsAt(set.empties[sample] ?? 0, knots.length);
        const first = knots[low];
        const second = knots[high];
        if (first !== undefined && second !== undefined) step(first, second, share, set, sample, rate);
      }
    });
  }
}

/** Root mean square error in discs of the held-out samples. */
export function heldOutError(knots: readonly Float32Array[], set: SampleSet): number {
  let squares = 0;
  let count = 0;
  for (let sample = 0; sample < set.labels.length; sample += HELD_OUT_EVERY) {
    const [low, high, share] = knotsAt(set.empties[sample] ?? 0, knots.length);
    const error = (set.labels[sample] ?? 0) - valueOf(knots[low], knots[high], share, set, sample);
    squares += error * error;
    count++;
  }
  return Math.sqrt(squares / Math.max(1, count));
}

function valueOf(
  low: Float32Array | undefined,
  high: Float32Array | undefined,
  share: number,
  set: SampleSet,
  sample: number,
): number {
  const constant = PATTERNS.packedSize - 1;
  if (low === undefined || high === undefined) return 0;
  let first = low[constant] ?? 0;
  let second = high[constant] ?? 0;
  for (let at = sample * FEATURES; at < (sample + 1) * FEATURES; at++) {
    const index = set.indices[at] ?? 0;
    first += low[index] ?? 0;
    second += high[index] ?? 0;
  }
  return first * (1 - share) + second * share;
}

function step(
  low: Float32Array,
  high: Float32Array,
  share: number,
  set: SampleSet,
  sample: number,
  rate: number,
): void {
  const error = (set.labels[sample] ?? 0) - valueOf(low, high, share, set, sample);
  const lowStep = error * rate * (1 - share);
  const highStep = error * rate * share;
  const constant = PATTERNS.packedSize - 1;
  low[constant] = (low[constant] ?? 0) + lowStep * 0.1;
  if (share > 0) high[constant] = (high[constant] ?? 0) + highStep * 0.1;
  for (let at = sample * FEATURES; at < (sample + 1) * FEATURES; at++) {
    const index = set.indices[at] ?? 0;
    low[index] = (low[index] ?? 0) + lowStep;
    if (share > 0) high[index] = (high[index] ?? 0) + highStep;
  }
}

function rateAt(epoch: number, { epochs, firstRate, lastRate }: FitOptions): number {
  return firstRate * (lastRate / firstRate) ** (epoch / Math.max(1, epochs - 1));
}

function shuffled(count: number, random: () => number): Int32Array {
  const order = Int32Array.from({ length: count }, (_, index) => index);
  for (let index = count - 1; index > 0; index--) {
    const other = randomIndex(random, index + 1);
    const kept = order[index] ?? 0;
    order[index] = order[other] ?? 0;
    order[other] = kept;
  }
  return order;
}
