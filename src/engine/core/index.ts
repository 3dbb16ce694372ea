import { makeBitTables } from './bits.ts';
import { makeStabilityTable } from './stability.ts';

export { setPlayable, movesOf, flipsOf } from './bits.ts';
export { perft } from './perft.ts';
export { solve } from './endgame.ts';
export { stableDiscs } from './stability.ts';
export { resetNodes } from './counters.ts';
export { sizeTable, clearTable, ageTable } from './table.ts';
import { nodes, stopped } from './counters.ts';

/** To be called once, before anything else; the table has 2^tableBits buckets of 64 bytes. */
export function start(): void {
  makeBitTables();
  makeStabilityTable();
}

export function nodesVisited(): f64 {
  return f64(nodes);
}

export function wasStopped(): bool {
  return stopped;
}
