import { err, ok, type Result } from '../lib/result.ts';
import { ADDRESSES, WEIGHT_TABLE_BYTES, type Core } from './core.ts';
import { CUT_ERRORS } from './cutErrors.ts';
import { makeSquareSums, PATTERNS } from './patterns.ts';

/** Numbers of empties for which weights are trained; between two of them weights are interpolated. */
export const KNOTS: readonly number[] = [10, 14, 18, 22, 26, 30, 34, 38, 42, 46, 50, 54, 58];
/** Weights in a file are whole numbers of 1/16 disc, in the core of 1/128 disc. */
export const FILE_UNITS = 16;
const CORE_UNITS = 128;
const MAGIC = 0x52573144;
const HEADER_BYTES = 8;
const MOST_EMPTIES = 60;
/** Between two knots lie four numbers of empties. */
const QUARTERS = 4;

/**
 * Writes weights (for each knot `PATTERNS.packedSize` numbers of 1/16 disc) as bytes: a header, then the first knot,
 * then each knot's difference from the one before, all modulo 256. To be compressed with gzip.
 */
export function writeWeights(knots: readonly Int8Array[]): Uint8Array {
  const size = PATTERNS.packedSize;
  const bytes = new Uint8Array(HEADER_BYTES + knots.length * size);
  const header = new DataView(bytes.buffer);
  header.setUint32(0, MAGIC);
  header.setUint32(4, knots.length);
  knots.forEach((weights, knot) => {
    const before = knots[knot - 1];
    for (let index = 0; index < size; index++) {
      bytes[HEADER_BYTES + knot * size + index] = (weights[index] ?? 0) - (before?.[index] ?? 0);
    }
  });
  return bytes;
}

/** Reads what `writeWeights` wrote (already decompressed). */
export function readWeights(bytes: Uint8Array): Result<Int8Array[], 'weights-damaged'> {
  const size = PATTERNS.packedSize;
  if (bytes.length !== HEADER_BYTES + KNOTS.length * size) return err('weights-damaged');
  const header = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (header.getUint32(0) !== MAGIC || header.getUint32(4) !== KNOTS.length) return err('weights-damaged');
  const knots: Int8Array[] = [];
  KNOTS.forEach((_, knot) => {
    const weights = Int8Array.from(
      bytes.subarray(HEADER_BYTES + knot * size, HEADER_BYTES + (knot + 1) * size),
    );
    const before = knots[knot - 1];
    if (before !== undefined) addTo(weights, before);
    knots.push(weights);
  });
  return ok(knots);
}

function addTo(weights: Int8Array, before: Int8Array): void {
  const size = weights.length;
  for (let index = 0; index < size; index++) weights[index] = (weights[index] ?? 0) + (before[index] ?? 0);
}

/** Gives weights to a core: `knots` as read from a file, or in finer units while training. */
export function installWeights(
  core: Core,
  knots: readonly ArrayLike<number>[],
  unitsPerDisc = FILE_UNITS,
): void {
  const memory = core.memory.buffer;
  new Int16Array(memory, ADDRESSES.squareSums, 64 * 48).set(makeSquareSums());
  new Float32Array(memory, ADDRESSES.cutErrors, CUT_ERRORS.length).set(CUT_ERRORS);
  const packedOfRaw = rawToPacked();
  knots.forEach((weights, index) => {
    const at = ADDRESSES.weights + (KNOTS[index] ?? 0) * WEIGHT_TABLE_BYTES;
    const table = new Int16Array(memory, at, PATTERNS.rawSize);
    unpack(table, weights, packedOfRaw, CORE_UNITS / unitsPerDisc);
  });
  for (let empties = 0; empties <= MOST_EMPTIES; empties++) {
    const [low, high, share] = knotsAt(empties, knots.length);
    // A knot's own table stands already; written over, it would be lost to those above it.
    if (empties === KNOTS[low] && share === 0) continue;
    core.mixWeights(empties, KNOTS[low] ?? 0, KNOTS[high] ?? 0, Math.round(share * QUARTERS));
  }
  core.trusted(1);
}

/** The two knots around a number of empties and the share of the higher one. */
export function knotsAt(empties: number, count: number): readonly [low: number, high: number, share: number] {
  const [first = 0] = KNOTS;
  const place = Math.min(count - 1, Math.max(0, (empties - first) / QUARTERS));
  const low = Math.floor(place);
  return [low, Math.min(count - 1, low + 1), place - low];
}

/** For each weight of a core table its packed index. */
export function rawToPacked(): Int32Array {
  const map = new Int32Array(PATTERNS.rawSize);
  for (const kind of PATTERNS.kinds) map.set(kind.packed, kind.rawStart);
  map[PATTERNS.rawSize - 1] = PATTERNS.packedSize - 1;
  return map;
}

function unpack(table: Int16Array, weights: ArrayLike<number>, packedOfRaw: Int32Array, scale: number): void {
  const size = table.length;
  for (let index = 0; index < size; index++) {
    table[index] = Math.round((weights[packedOfRaw[index] ?? 0] ?? 0) * scale);
  }
}
