// Positions after random plies are better for the mover than those of games, and the constant of the weights learns that
// as an advantage of having the move. Searches of odd and even depth then contradict each other; here it is taken out.
import { NO_BUDGET, type Core } from '../engine/core.ts';
import { PATTERNS } from '../engine/patterns.ts';
import { KNOTS } from '../engine/weights.ts';
import type { Board, TrainingGame } from './games.ts';
import { install, type Knots } from './install.ts';

/** About so many games, evenly spread, are looked at. */
const GAMES_ASKED = 1_300;
const SHALLOW = 2;
const DEEP = 3;
/** The leaves of both searches lie on average so many plies below. */
const LEAF_PLIES = 2;
const ROUNDS = 3;
/** Below this knot labels are exact and need no balance. */
const FIRST_BALANCED = 18;

/** Weights without the advantage of merely having the move. */
export function balanced(core: Core, games: readonly TrainingGame[], knots: Knots): Knots {
  const constant = PATTERNS.packedSize - 1;
  const better = knots.map((weights) => Float32Array.from(weights));
  for (let round = 0; round < ROUNDS; round++) {
    install(core, better);
    const biases = KNOTS.map((knot) => (knot < FIRST_BALANCED ? 0 : moverBias(core, games, knot)));
    console.log(`bias of the mover by knot: ${biases.map((bias) => bias.toFixed(2)).join(' ')}`);
    better.forEach((weights, index) => {
      weights[constant] = (weights[constant] ?? 0) - (biases[index] ?? 0);
    });
  }
  return better;
}

/** By how many discs the evaluation of positions from games favours the mover at a number of empties. */
function moverBias(core: Core, games: readonly TrainingGame[], empties: number): number {
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
  const stride = Math.max(1, Math.floor(games.length / GAMES_ASKED));
  for (let index = 0; index < games.length; index += stride) {
    const board = games[index]?.boards[60 - empties];
    if (board !== undefined) boards.push(board);
  }
  return boards;
}
