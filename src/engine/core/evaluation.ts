// The trained evaluation: 46 patterns, each an index in base 3 (0 empty, 1 mover, 2 opponent) into a table of weights.
// The indices are kept as two sums of 48 16-bit lanes, one of mover's and one of opponent's discs, updated disc by disc
// with SIMD (the idea of Edax's eval); index = mover + 2 · opponent, so that changing sides costs nothing.
import {
  INDICES,
  SQUARE_SUMS,
  SQUARE_SUMS_BYTES,
  SUMS,
  SUMS_BYTES,
  WEIGHTS,
  WEIGHTS_BYTES,
} from './memory.ts';

/** Bytes from a node's sums of the mover to those of the opponent. */
const OPPONENT: usize = 96;
/** Weights are in 1/128 disc. */
const HALF_DISC: i32 = 64;
const DISC_SHIFT: i32 = 7;
const MOST: i32 = 62;
/** Where each kind of pattern begins in a table of weights, in bytes. */
const CORNER: usize = 0;
const ANGLE: usize = 39_366;
const EDGE: usize = 157_464;
const BOX: usize = 275_562;
const ROW2: usize = 393_660;
const ROW3: usize = 406_782;
const ROW4: usize = 419_904;
const DIAGONAL8: usize = 433_026;
const DIAGONAL7: usize = 446_148;
const DIAGONAL6: usize = 450_522;
const DIAGONAL5: usize = 451_980;
const DIAGONAL4: usize = 452_466;
const CONSTANT: usize = 452_628;

/** True once weights have been loaded. */
export let isTrained: bool = false;

export function trusted(trained: bool): void {
  isTrained = trained;
}

/** Sets the sums of a whole position as those of the node with that many empties. */
export function setSums(own: u64, enemy: u64, empties: i32): void {
  addSums(SUMS + usize(empties) * SUMS_BYTES, own);
  addSums(SUMS + usize(empties) * SUMS_BYTES + OPPONENT, enemy);
}

function addSums(target: usize, discs: u64): void {
  for (let lane: usize = 0; lane < SQUARE_SUMS_BYTES; lane += 16) {
    let sum = i16x8.splat(0);
    for (let rest = discs; rest !== 0; rest &= rest - 1) {
      sum = i16x8.add(sum, v128.load(SQUARE_SUMS + usize(ctz(rest)) * SQUARE_SUMS_BYTES + lane));
    }
    v128.store(target + lane, sum);
  }
}

/** The sums after a move, kept at the node with one empty square less. */
export function makeChildSums(empties: i32, square: i32, flips: u64): void {
  const parent = SUMS + usize(empties) * SUMS_BYTES;
  const child = parent - SUMS_BYTES;
  const placed = SQUARE_SUMS + usize(square) * SQUARE_SUMS_BYTES;
  for (let lane: usize = 0; lane < SQUARE_SUMS_BYTES; lane += 16) {
    let turned = i16x8.splat(0);
    for (let rest = flips; rest !== 0; rest &= rest - 1) {
      turned = i16x8.add(turned, v128.load(SQUARE_SUMS + usize(ctz(rest)) * SQUARE_SUMS_BYTES + lane));
    }
    v128.store(child + lane, i16x8.sub(v128.load(parent + lane, OPPONENT), turned));
    const mine = i16x8.add(i16x8.add(v128.load(parent + lane), turned), v128.load(placed + lane));
    v128.store(child + lane, mine, OPPONENT);
  }
}

/** Exchanges mover and opponent, for a pass. */
export function swapSums(empties: i32): void {
  const sums = SUMS + usize(empties) * SUMS_BYTES;
  for (let lane: usize = 0; lane < SQUARE_SUMS_BYTES; lane += 16) {
    const mine = v128.load(sums + lane);
    v128.store(sums + lane, v128.load(sums + lane, OPPONENT));
    v128.store(sums + lane, mine, OPPONENT);
  }
}

/** The value of the node with that many empties for its mover, in discs. */
export function evaluate(empties: i32): i32 {
  const sums = SUMS + usize(empties) * SUMS_BYTES;
  for (let lane: usize = 0; lane < SQUARE_SUMS_BYTES; lane += 16) {
    const theirs = v128.load(sums + lane, OPPONENT);
    v128.store(INDICES + lane, i16x8.add(v128.load(sums + lane), i16x8.add(theirs, theirs)));
  }
  return valueOfIndices(empties);
}

/** The value after a move, for the one who then moves, without keeping its sums. */
export function evaluateChild(empties: i32, square: i32, flips: u64): i32 {
  const parent = SUMS + usize(empties) * SUMS_BYTES;
  const placed = SQUARE_SUMS + usize(square) * SQUARE_SUMS_BYTES;
  let a = childLane(parent, placed, 0);
  let b = childLane(parent, placed, 16);
  let c = childLane(parent, placed, 32);
  let d = childLane(parent, placed, 48);
  let e = childLane(parent, placed, 64);
  let f = childLane(parent, placed, 80);
  for (let rest = flips; rest !== 0; rest &= rest - 1) {
    const turned = SQUARE_SUMS + usize(ctz(rest)) * SQUARE_SUMS_BYTES;
    a = i16x8.add(a, v128.load(turned, 0));
    b = i16x8.add(b, v128.load(turned, 16));
    c = i16x8.add(c, v128.load(turned, 32));
    d = i16x8.add(d, v128.load(turned, 48));
    e = i16x8.add(e, v128.load(turned, 64));
    f = i16x8.add(f, v128.load(turned, 80));
  }
  v128.store(INDICES, a, 0);
  v128.store(INDICES, b, 16);
  v128.store(INDICES, c, 32);
  v128.store(INDICES, d, 48);
  v128.store(INDICES, e, 64);
  v128.store(INDICES, f, 80);
  return valueOfIndices(empties - 1);
}

/** Opponent + 2 · (mover + placed disc): the child's indices before its flips, each of which adds its square once. */
function childLane(parent: usize, placed: usize, lane: usize): v128 {
  const mine = i16x8.add(v128.load(parent + lane), v128.load(placed + lane));
  return i16x8.add(v128.load(parent + lane, OPPONENT), i16x8.add(mine, mine));
}

function valueOfIndices(empties: i32): i32 {
  const value = (rawValue(WEIGHTS + usize(empties) * WEIGHTS_BYTES) + HALF_DISC) >> DISC_SHIFT;
  return value > MOST ? MOST : value < -MOST ? -MOST : value;
}

function rawValue(weights: usize): i32 {
  return (
    fourOf(weights + CORNER, 0) +
    fourOf(weights + ANGLE, 8) +
    fourOf(weights + EDGE, 16) +
    fourOf(weights + BOX, 24) +
    fourOf(weights + ROW2, 32) +
    fourOf(weights + ROW3, 40) +
    fourOf(weights + ROW4, 48) +
    weightAt(weights + DIAGONAL8, 56) +
    weightAt(weights + DIAGONAL8, 58) +
    fourOf(weights + DIAGONAL7, 60) +
    fourOf(weights + DIAGONAL6, 68) +
    fourOf(weights + DIAGONAL5, 76) +
    fourOf(weights + DIAGONAL4, 84) +
    i32(load<i16>(weights, CONSTANT))
  );
}

function fourOf(weights: usize, index: usize): i32 {
  return (
    weightAt(weights, index) +
    weightAt(weights, index + 2) +
    weightAt(weights, index + 4) +
    weightAt(weights, index + 6)
  );
}

function weightAt(weights: usize, index: usize): i32 {
  return i32(load<i16>(weights + (usize(load<u16>(INDICES + index)) << 1)));
}

/** The value of a position in 1/128 disc; leaves the 46 pattern indices at `INDICES`. */
export function rawEvaluation(own: u64, enemy: u64, empties: i32): i32 {
  setSums(own, enemy, empties);
  evaluate(empties);
  return rawValue(WEIGHTS + usize(empties) * WEIGHTS_BYTES);
}

/** Fills the table of a number of empties from those of two others: `high` counts as `quarters` of four. */
export function mixWeights(empties: i32, low: i32, high: i32, quarters: i32): void {
  const target = WEIGHTS + usize(empties) * WEIGHTS_BYTES;
  const first = WEIGHTS + usize(low) * WEIGHTS_BYTES;
  const second = WEIGHTS + usize(high) * WEIGHTS_BYTES;
  for (let at: usize = 0; at < WEIGHTS_BYTES; at += 2) {
    const sum = i32(load<i16>(first + at)) * (4 - quarters) + i32(load<i16>(second + at)) * quarters;
    store<i16>(target + at, i16(sum >> 2));
  }
}
