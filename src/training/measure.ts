import { NO_BUDGET, type Core } from '../engine/core.ts';
import type { TrainingGame } from './games.ts';

const EMPTIES = 24;
const DEPTH = 4;
const SAMPLE_EVERY = 10;

/** The evaluation against the database's exact scores at 24 empties, static and with a search, as a printable line. */
export function errorAt24(core: Core, games: readonly TrainingGame[]): string {
  let statics = 0;
  let searched = 0;
  let count = 0;
  core.resetNodes(NO_BUDGET);
  games.forEach((game, index) => {
    const board = game.boards[60 - EMPTIES];
    if (board === undefined || index % SAMPLE_EVERY !== 0) return;
    const exact = game.blackMovesAt24 ? game.blackAt24 : -game.blackAt24;
    statics += (core.rawEvaluation(board.own, board.enemy, EMPTIES) / 128 - exact) ** 2;
    searched += (core.searchPosition(board.own, board.enemy, -64, 64, DEPTH) - exact) ** 2;
    count++;
  });
  const root = (sum: number): string => Math.sqrt(sum / count).toFixed(2);
  return `at 24 empties against exact scores: ${root(statics)} static, ${root(searched)} with depth 4 (${count})`;
}
