import { NO_BUDGET, type Core } from '../engine/core.ts';
import type { Board } from './games.ts';

/** Plies of a search that goes to the end of the game. */
export const TO_THE_END = 64;
const REPORT_EVERY = 50_000;
const UNITS_PER_DISC = 128;
/** Half the width of the first window, in discs. */
const NARROW = 5;

/** The value of each position by a search of `depth` plies (64 to the end of the game), in discs for its mover. */
export function labelBoards(core: Core, boards: readonly Board[], depth: number, name: string): Float32Array {
  const labels = new Float32Array(boards.length);
  core.resetNodes(NO_BUDGET);
  boards.forEach((board, index) => {
    labels[index] = valueOf(core, board, depth);
    if ((index + 1) % REPORT_EVERY === 0) console.log(`${name}: ${index + 1} of ${boards.length} labels`);
  });
  return labels;
}

/** The value by a narrow window around the evaluation first: exact ones are found faster so. */
function valueOf(core: Core, { own, enemy, empties }: Board, depth: number): number {
  if (depth < empties) return core.searchPosition(own, enemy, -64, 64, depth);
  const guess = Math.round(core.rawEvaluation(own, enemy, empties) / UNITS_PER_DISC);
  const alpha = Math.max(-64, Math.min(60, guess - NARROW));
  const beta = Math.min(64, Math.max(-60, guess + NARROW));
  const value = core.searchPosition(own, enemy, alpha, beta, depth);
  if (value > alpha && value < beta) return value;
  return value <= alpha
    ? core.searchPosition(own, enemy, -64, Math.min(64, value + 1), depth)
    : core.searchPosition(own, enemy, Math.max(-64, value - 1), 64, depth);
}
