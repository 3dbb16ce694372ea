import { NO_BUDGET, type Core } from '../engine/core.ts';
import type { Board } from './games.ts';

const REPORT_EVERY = 50_000;

/** The value of each position by a search of `depth` plies (64 to the end of the game), in discs for its mover. */
export function labelBoards(core: Core, boards: readonly Board[], depth: number, name: string): Float32Array {
  const labels = new Float32Array(boards.length);
  core.resetNodes(NO_BUDGET);
  boards.forEach(({ own, enemy }, index) => {
    labels[index] = core.searchPosition(own, enemy, -64, 64, depth);
    if ((index + 1) % REPORT_EVERY === 0) console.log(`${name}: ${index + 1} of ${boards.length} labels`);
  });
  return labels;
}
