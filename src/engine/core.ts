import { err, ok, type Result } from '../lib/result.ts';
import { instantiateWasm, type WasmError, type WasmMemory } from '../lib/wasm.ts';

/** 64 squares as bits, a1 the lowest. */
export type Bits = bigint;

/** What the compiled core offers; see core/index.ts. Values are disc differences for the owner of `own`. */
export interface Core {
  readonly memory: WasmMemory;
  start(): void;
  sizeTable(bits: number): void;
  clearTable(): void;
  ageTable(): void;
  useSquares(squares: Bits): void;
  movesOf(own: Bits, enemy: Bits): Bits;
  flipsOf(square: number, own: Bits, enemy: Bits): Bits;
  stableDiscs(own: Bits, enemy: Bits): Bits;
  perft(own: Bits, enemy: Bits, depth: number): bigint;
  solve(own: Bits, enemy: Bits, alpha: number): number;
  setClassic(discs: number, mobility: number, stability: number): void;
  classicValue(own: Bits, enemy: Bits): number;
  steadiness(own: Bits, enemy: Bits): number;
  searchClassic(own: Bits, enemy: Bits, alpha: number, beta: number, depth: number): number;
  resetNodes(most: bigint): void;
  nodesVisited(): number;
  wasStopped(): number;
  trusted(trained: number): void;
  mixWeights(empties: number, low: number, high: number, quarters: number): void;
  rawEvaluation(own: Bits, enemy: Bits, empties: number): number;
  searchRoot(
    own: Bits,
    enemy: Bits,
    alpha: number,
    beta: number,
    depth: number,
    selectivity: number,
    allowed: Bits,
  ): number;
  searchPosition(own: Bits, enemy: Bits, alpha: number, beta: number, depth: number): number;
  bestMove(): number;
  knownMove(own: Bits, enemy: Bits): number;
}

/** Pages in front of the transposition table, as laid out in core/memory.ts. */
export const ADDRESSES = {
  indices: 0x64000,
  squareSums: 0x65000,
  squareWeights: 0x67000,
  cutErrors: 0x68000,
  weights: 0x70000,
};
export const WEIGHT_TABLE_BYTES = 452_640;
export const NO_BUDGET = (1n << 63n) - 1n;
export const ALL_SQUARES = (1n << 64n) - 1n;

/** Starts a core whose table has 2^tableBits buckets of 64 bytes. */
export async function startCore(binary: Uint8Array, tableBits: number): Promise<Result<Core, WasmError>> {
  const loaded = await instantiateWasm<Core>(binary);
  if (!loaded.ok) return loaded;
  const core = loaded.value;
  try {
    core.sizeTable(tableBits);
    core.start();
    return ok(core);
  } catch {
    // Growing the memory fails where the platform has too little of it.
    return err('wasm-broken');
  }
}
