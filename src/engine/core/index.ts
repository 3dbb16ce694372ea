import { makeBitTables, playable, setPlayable } from './bits.ts';
import { nodes, stopped } from './counters.ts';
import { endMoveAt, endPlaceOf, isAt } from './endTable.ts';
import { bestSquare } from './midgame.ts';
import { makeStabilityTable } from './stability.ts';
import { clearTable, findEntry, hashOf, moveAt, NO_MOVE } from './table.ts';

export { movesOf, flipsOf } from './bits.ts';
export { perft } from './perft.ts';
export { solve } from './endgame.ts';
export { stableDiscs } from './stability.ts';
export { classicValue, searchClassic, setClassic, steadiness } from './classic.ts';
export { resetNodes } from './counters.ts';
export { sizeTable, clearTable, ageTable } from './table.ts';
export { mixWeights, rawEvaluation, trusted } from './evaluation.ts';
export { searchPosition, searchRoot } from './midgame.ts';

/** To be called once, before anything else; the table has 2^tableBits buckets of 64 bytes. */
export function start(): void {
  makeBitTables();
  makeStabilityTable();
}

/** Sets the squares of the board in use. What the table knows holds for one board only. */
export function useSquares(squares: u64): void {
  if (squares === playable) return;
  setPlayable(squares);
  clearTable();
}

export function nodesVisited(): f64 {
  return f64(nodes);
}

export function wasStopped(): bool {
  return stopped;
}

export function bestMove(): i32 {
  return bestSquare;
}

/** The best move that the tables know for a position, 64 when they know none. */
export function knownMove(own: u64, enemy: u64): i32 {
  const entry = findEntry(hashOf(own, enemy));
  if (entry !== 0) return moveAt(entry);
  const place = endPlaceOf(own, enemy);
  return isAt(place, own, enemy) ? endMoveAt(place) : NO_MOVE;
}
