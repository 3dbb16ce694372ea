import { err, ok, type Result } from '../lib/result.ts';
import { ADDRESSES, WEIGHT_TABLE_BYTES, type Core } from './core.ts';
import { CUT_ERRORS } from './cutErrors.ts';
import { makeSquareSums, PATTERNS } from './patterns.ts';

/** Numbers of empties for which weights are trained; between two of them weights are interpolated. */
export const KNOTS: readonly number[] = [10, 14, 18, 22, 26, 30, 34, 38, 42, 46, 50, 54, 58];
/** Weights in a file are whole numbers of 1/16 disc, in the core of 1/128 disc. */
export const FILE_UNITS = 16;
const CORE_UNITS = 128;
const MAGIC = 0x52573145;
const HEADER_BYTES = 8;
const MOST_EMPTIES = 60;
/** Between two knots lie four numbers of empties. */
const QUARTERS = 4;

/**
 * Writes weights (for each knot `PATTERNS.packedSize` numbers of 1/16 disc) as bytes: a header, then the low bytes and
 * then the high bytes of all numbers: the first knot, and each other knot's difference from the one before, all modulo
 * 65536 and with the sign folded into the lowest bit. To be compressed with gzip.
 */
export function writeWeights(knots: readonly Int16Array[]): Uint8Array {
  const size = PATTERNS.packedSize;
  const count = knots.length * size;
  const bytes = new Uint8Array(HEADER_BYTES + 2 * count);
  const header = new DataView(bytes.buffer);
  header.setUint32(0, MAGIC);
  header.setUint32(4, knots.length);
  knots.forEach((weights, knot) => {
    const before = knots[knot - 1];
    for (let index = 0; index < size; index++) {
      const folded = fold((weights[index] ?? 0) - (before?.[index] ?? 0));
      bytes[HEADER_BYTES + knot * size + index] = folded;
      bytes[HEADER_BYTES + count + knot * size + index] = folded >> 8;
    }
  });
  return bytes;
}

/** Reads what `writeWeights` wrote (already decompressed). */
export function readWeights(bytes: Uint8Array): Result<Int16Array[], 'weights-damaged'> {
  const size = PATTERNS.packedSize;
  const count = KNOTS.length * size;
  if (bytes.length !== HEADER_BYTES + 2 * count) return err('weights-damaged');
  const header = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (header.getUint32(0) !== MAGIC || header.getUint32(4) !== KNOTS.length) return err('weights-damaged');
  const knots: Int16Array[] = [];
  let before = new Int16Array(size);
  for (let start = HEADER_BYTES; start < HEADER_BYTES + count; start += size) {
    before = addDifferences(before, bytes.subarray(start, start + size), bytes.subarray(start + count));
    knots.push(before);
  }
  return ok(knots);
}

/** A signed 16-bit number as an unsigned one that is small when the number is near 0. */
function fold(value: number): number {
  const wrapped = (value << 16) >> 16;
  return ((wrapped << 1) ^ (wrapped >> 15)) & 0xffff;
}

function addDifferences(before: Int16Array, low: Uint8Array, high: Uint8Array): Int16Array<ArrayBuffer> {
  const size = low.length;
  const weights = new Int16Array(size);
  for (let index = 0; index < size; index++) {
    const folded = (low[index] ?? 0) | ((high[index] ?? 0) << 8);
    weights[index] = (before[index] ?? 0) + ((folded >>> 1) ^ -(folded & 1));
  }
  return weights;
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
