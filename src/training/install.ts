import type { Core } from '../engine/core.ts';
import { installWeights } from '../engine/weights.ts';

/** Weights in training are in discs, one table a knot. */
export type Knots = readonly Float32Array[];

const TRAINING_UNITS = 128;

/** Gives a core the weights as they are now and lets it forget what it found with others. */
export function install(core: Core, knots: Knots, isTrained = true): void {
  const scaled = knots.map((weights) => weights.map((weight) => weight * TRAINING_UNITS));
  installWeights(core, scaled, TRAINING_UNITS);
  core.trusted(isTrained ? 1 : 0);
  core.clearTable();
}
