// Positions after random plies are better for the mover than those of games, and the constant of the weights learns that
// as an advantage of having the move. Searches of odd and even depth then contradict each other; here it is taken out.
import { NO_BUDGET, type Core } from '../engine/core.ts';
import type { Board, TrainingGame } from './games.ts';

const GAME_STRIDE = 97;
const SHALLOW = 2;
const DEEP = 3;
/** The leaves of both searches lie on average so many plies below. */
const LEAF_PLIES = 2;

/** By how many discs the evaluation of positions from games favours the mover at a number of empties. */
export function moverBias(core: Core, games: readonly TrainingGame[], empties: number): number {
  const boards = boardsAt(games, Math.min(60, empties + LEAF_PLIES));
  core.resetNodes(NO_BUDGET);
  let sum = 0;
  for (const { own, enemy } of boards) {
    const even = core.searchPosition(own, enemy, -64, 64, SHALLOW);
    const odd = core.searchPosition(own, enemy, -64, 64, DEEP);
    sum += even - odd;
  }
  return boards.length === 0 ? 0 : sum / boards.length / 2;
}

function boardsAt(games: readonly TrainingGame[], empties: number): Board[] {
  const boards: Board[] = [];
  for (let index = 0; index < games.length; index += GAME_STRIDE) {
    const board = games[index]?.boards[60 - empties];
    if (board !== undefined) boards.push(board);
  }
  return boards;
}
