import type { Position, Square } from '../rules/index.ts';
import { bitBoardOf, emptiesOf, playableBits, squareOfPlace } from './bitBoard.ts';
import { ALL_SQUARES, NO_BUDGET, type Core } from './core.ts';
import {
  EXACT,
  FULL_WINDOW,
  isInside,
  OUTCOME_WINDOW,
  outcomeOf,
  widened,
  windowAround,
} from './slicedCore.ts';
import { solvingStages } from './stages.ts';
import type { SolvedOutcome } from './thought.ts';

/** Half the width of the window around the value foretold. */
const ASPIRATION = 2;

/** The exact value of a position that can move, and a best move, in one go; with a trained core only. */
export function solveExactly(
  core: Core,
  position: Position,
): { value: number; square: Square; nodes: number } {
  const { own, enemy } = bitBoardOf(position);
  core.useSquares(playableBits(position.size));
  let value: number | undefined;
  let nodes = 0;
  for (const { depth, selectivity } of solvingStages(emptiesOf({ own, enemy }, position.size))) {
    let window =
      value === undefined ? FULL_WINDOW : windowAround(value, selectivity === EXACT ? 1 : ASPIRATION);
    for (;;) {
      core.resetNodes(NO_BUDGET);
      value = core.searchRoot(own, enemy, window.alpha, window.beta, depth, selectivity, ALL_SQUARES);
      nodes += core.nodesVisited();
      if (isInside(value, window)) break;
      window = widened(value, window);
    }
  }
  return { value: value ?? 0, square: squareOfPlace(core.bestMove(), position.size), nodes };
}

/** Who wins by perfect play, and a move that brings it, in one go; faster than the exact value. */
export function solveOutcome(
  core: Core,
  position: Position,
): { outcome: SolvedOutcome; square: Square; nodes: number } {
  const { own, enemy } = bitBoardOf(position);
  const { alpha, beta } = OUTCOME_WINDOW;
  core.useSquares(playableBits(position.size));
  let value = 0;
  let nodes = 0;
  for (const { depth, selectivity } of solvingStages(emptiesOf({ own, enemy }, position.size))) {
    core.resetNodes(NO_BUDGET);
    value = core.searchRoot(own, enemy, alpha, beta, depth, selectivity, ALL_SQUARES);
    nodes += core.nodesVisited();
  }
  return { outcome: outcomeOf(value), square: squareOfPlace(core.bestMove(), position.size), nodes };
}
