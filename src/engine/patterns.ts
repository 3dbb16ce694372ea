import { SYMMETRIES, mapSquare, parseSquare, type Square } from '../rules/index.ts';

/** Lanes of 16 bits in the core's pattern sums; the last two are unused. */
export const LANES = 48;
const SQUARES = 64;
const POWERS = Array.from({ length: 10 }, (_, digit) => 3 ** digit);

/** One kind of pattern: its squares in base position, and where its weights begin in the two layouts. */
export interface PatternKind {
  readonly name: string;
  /** All placings of the pattern on the board; digit i of an index is square i of a placing. */
  readonly placings: readonly (readonly Square[])[];
  /** First weight in a core table, which holds every index. */
  readonly rawStart: number;
  readonly rawSize: number;
  /** For each raw index the packed one, in which an index and its mirror image share a weight. */
  readonly packed: Int32Array;
}

/** The classic set (Logistello, Edax): all placings of the edges, corners, rows and diagonals below. */
const SHAPES: readonly (readonly [name: string, squares: string])[] = [
  ['corner', 'a1 b1 a2 b2 c1 a3 c2 b3 c3'],
  ['angle', 'a5 a4 a3 a2 a1 b2 b1 c1 d1 e1'],
  ['edge', 'b2 a1 b1 c1 d1 e1 f1 g1 h1 g2'],
  ['box', 'a1 c1 d1 c2 d2 e2 f2 e1 f1 h1'],
  ['row2', 'a2 b2 c2 d2 e2 f2 g2 h2'],
  ['row3', 'a3 b3 c3 d3 e3 f3 g3 h3'],
  ['row4', 'a4 b4 c4 d4 e4 f4 g4 h4'],
  ['diagonal8', 'a1 b2 c3 d4 e5 f6 g7 h8'],
  ['diagonal7', 'a2 b3 c4 d5 e6 f7 g8'],
  ['diagonal6', 'a3 b4 c5 d6 e7 f8'],
  ['diagonal5', 'a4 b5 c6 d7 e8'],
  ['diagonal4', 'a5 b6 c7 d8'],
];

interface PatternSet {
  readonly kinds: readonly PatternKind[];
  /** Weights of one core table, the constant last. */
  readonly rawSize: number;
  /** Packed weights of one table, the constant last. */
  readonly packedSize: number;
}

export const PATTERNS: PatternSet = makePatterns();

/** For each square the 48 powers of three that a disc on it adds to the pattern sums. */
export function makeSquareSums(): Int16Array {
  const sums = new Int16Array(SQUARES * LANES);
  let lane = 0;
  for (const kind of PATTERNS.kinds) {
    for (const placing of kind.placings) {
      placing.forEach((square, digit) => {
        sums[square * LANES + lane] = 3 ** digit;
      });
      lane++;
    }
  }
  return sums;
}

function makePatterns(): PatternSet {
  const kinds: PatternKind[] = [];
  let rawStart = 0;
  let packedStart = 0;
  for (const [name, text] of SHAPES) {
    const base = text.split(' ').map((square) => parseSquare(square, 8) ?? 0);
    const rawSize = 3 ** base.length;
    const { packed, size } = packIndices(mirrorOf(base), base.length, packedStart);
    kinds.push({ name, placings: placingsOf(base), rawStart, rawSize, packed });
    rawStart += rawSize;
    packedStart += size;
  }
  return { kinds, rawSize: rawStart + 1, packedSize: packedStart + 1 };
}

/** The base under all symmetries that put it on other squares. */
function placingsOf(base: readonly Square[]): Square[][] {
  const seen = new Map<string, Square[]>();
  for (const symmetry of SYMMETRIES) {
    const placing = base.map((square) => mapSquare(square, symmetry, 8));
    const key = [...placing].sort((a, b) => a - b).join();
    if (!seen.has(key)) seen.set(key, placing);
  }
  return [...seen.values()];
}

/** For each digit the digit it changes with when the pattern is mirrored onto itself. */
function mirrorOf(base: readonly Square[]): readonly number[] {
  for (const symmetry of SYMMETRIES.slice(1)) {
    const mirror = base.map((square) => base.indexOf(mapSquare(square, symmetry, 8)));
    if (mirror.every((digit) => digit >= 0) && mirror.some((digit, index) => digit !== index)) return mirror;
  }
  return base.map((_, index) => index);
}

function packIndices(
  mirror: readonly number[],
  length: number,
  start: number,
): { packed: Int32Array; size: number } {
  const packed = new Int32Array(3 ** length);
  let size = 0;
  for (let index = 0; index < packed.length; index++) {
    const twin = mirroredIndex(index, mirror);
    packed[index] = twin < index ? (packed[twin] ?? 0) : start + size++;
  }
  return { packed, size };
}

function mirroredIndex(index: number, mirror: readonly number[]): number {
  let mirrored = 0;
  let rest = index;
  for (const target of mirror) {
    mirrored += (rest % 3) * (POWERS[target] ?? 0);
    rest = Math.floor(rest / 3);
  }
  return mirrored;
}
