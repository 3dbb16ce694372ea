import { NO_BUDGET, type Core } from '../engine/core.ts';
import type { Board, TrainingGame } from './games.ts';

const EMPTIES = 24;
const DEPTH = 4;
/** One scored position in so many is kept for measuring and never fitted. */
const MEASURED_EVERY = 10;
const UNITS_PER_DISC = 128;

/** A position of the database with its exact score for the mover. */
export interface ScoredBoard {
  readonly board: Board;
  readonly score: number;
}

/** The positions with 24 empties, different from each other, with the database's exact scores. */
export function scoredBoards(games: readonly TrainingGame[]): ScoredBoard[] {
  const scored = new Map<string, ScoredBoard>();
  for (const game of games) {
    const board = game.boards[60 - EMPTIES];
    if (board === undefined || game.scoreAt24 === undefined) continue;
    scored.set(`${board.own}:${board.enemy}`, { board, score: game.scoreAt24 });
  }
  return [...scored.values()];
}

export function isMeasured(index: number): boolean {
  return index % MEASURED_EVERY === 0;
}

/** The evaluation against the database's exact scores, static and with a search, as a printable line. */
export function errorAt24(core: Core, games: readonly TrainingGame[]): string {
  let statics = 0;
  let searched = 0;
  core.resetNodes(NO_BUDGET);
  const measured = scoredBoards(games).filter((_, index) => isMeasured(index));
  for (const { board, score } of measured) {
    const value = core.rawEvaluation(board.own, board.enemy, EMPTIES) / UNITS_PER_DISC;
    statics += (value - score) ** 2;
    searched += (core.searchPosition(board.own, board.enemy, -64, 64, DEPTH) - score) ** 2;
  }
  const root = (sum: number): string => Math.sqrt(sum / measured.length).toFixed(2);
  const count = measured.length;
  return `at 24 empties against exact scores: ${root(statics)} static, ${root(searched)} with depth 4 (${count})`;
}
