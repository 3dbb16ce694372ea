import { EXACT } from './slicedCore.ts';

/** Probability cuts of the midgame: surer ones cost depth, less sure ones miss more. */
const MIDGAME_SELECTIVITY = 1;
/** Positions with at most so many empties are solved at once. */
const SOLVE_AT_ONCE = 16;
/** From so many empties on the end is searched, less sure first, when the midgame has come deep enough. */
const ENDGAME_EMPTIES = 26;
/** How far from the end the midgame depths begin and end that prepare a solution. */
const PREPARE_FROM = 14;
const PREPARE_TO = 8;

/** One search of an iterative deepening; a depth of all empties means to the end. */
export interface Stage {
  readonly depth: number;
  readonly selectivity: number;
}

/** Depth by depth, then, near enough to the end, the whole rest ever more surely. */
export function thinkingStages(empties: number): Stage[] {
  if (empties <= SOLVE_AT_ONCE) return [{ depth: empties, selectivity: EXACT }];
  const deepest = empties <= ENDGAME_EMPTIES ? empties - 9 : empties - 1;
  return [
    ...midgameStages(1, deepest, 1),
    ...[0, 1, 2, 3, EXACT].map((selectivity) => ({ depth: empties, selectivity })),
  ];
}

/** The shortest way to an exact value. */
export function solvingStages(empties: number): Stage[] {
  if (empties <= SOLVE_AT_ONCE) return [{ depth: empties, selectivity: EXACT }];
  const prepared = midgameStages(Math.max(2, empties - PREPARE_FROM), empties - PREPARE_TO, 2);
  return [...prepared, ...[0, EXACT].map((selectivity) => ({ depth: empties, selectivity }))];
}

function midgameStages(from: number, to: number, step: number): Stage[] {
  const stages: Stage[] = [];
  for (let depth = from; depth <= to; depth += step) stages.push({ depth, selectivity: MIDGAME_SELECTIVITY });
  return stages;
}
