// The plain evaluation of the lower levels: discs, square weights, mobility and the simple stability of the classic
// mobile game; a fixed-depth alpha-beta over it that uses no table, so that equal questions have equal answers.
import { count, emptiesOf, flipsOf, movesOf, playable } from './bits.ts';
import { stopped, visitOrStop } from './counters.ts';
import { finalValue } from './lastMoves.ts';
import { MOVE_LISTS, MOVE_LIST_BYTES, SQUARE_WEIGHTS } from './memory.ts';
import { bringBest, MOVE_BYTES } from './ordering.ts';

/** Worth of one disc at the end of the game: more than all terms together. */
const FINAL_DISC: i32 = 100_000;
const NOTHING: i32 = -100_000_000;
const NOT_COLUMN_A: u64 = 0xfefefefefefefefe;
const NOT_COLUMN_H: u64 = 0x7f7f7f7f7f7f7f7f;
/** From this depth on moves are sorted by the replies they leave. */
const SORT_FROM_DEPTH: i32 = 3;

let discWeight: i32 = 0;
let mobilityWeight: i32 = 0;
let stabilityWeight: i32 = 0;

/** Sets the weights of the terms, in hundredths of a disc; square weights stand in memory. */
export function setClassic(discs: i32, mobility: i32, stability: i32): void {
  discWeight = discs;
  mobilityWeight = mobility;
  stabilityWeight = stability;
}

/** The plain value of a position for its mover, in hundredths of a disc. */
export function classicValue(own: u64, enemy: u64): i32 {
  let value = discWeight * (count(own) - count(enemy)) + squaresOf(own) - squaresOf(enemy);
  if (mobilityWeight !== 0) {
    value += mobilityWeight * (count(movesOf(own, enemy)) - count(movesOf(enemy, own)));
  }
  if (stabilityWeight !== 0) value += stabilityWeight * (steadiness(own, enemy) - steadiness(enemy, own));
  return value;
}

function squaresOf(discs: u64): i32 {
  let sum = 0;
  for (let rest = discs; rest !== 0; rest &= rest - 1) {
    sum += load<i32>(SQUARE_WEIGHTS + (usize(ctz(rest)) << 2));
  }
  return sum;
}

/** For each disc the lines (0–4) on which it cannot be turned now: one end off the board, or enemies at both. */
export function steadiness(own: u64, enemy: u64): i32 {
  return (
    steadyOn(own, enemy, 1, NOT_COLUMN_A, NOT_COLUMN_H) +
    steadyOn(own, enemy, 8, ~u64(0), ~u64(0)) +
    steadyOn(own, enemy, 9, NOT_COLUMN_A, NOT_COLUMN_H) +
    steadyOn(own, enemy, 7, NOT_COLUMN_H, NOT_COLUMN_A)
  );
}

function steadyOn(own: u64, enemy: u64, step: u64, upMask: u64, downMask: u64): i32 {
  // A square's upper neighbour is square + step, unless that leaves the row.
  const hasUpper = ((playable & upMask) >> step) & playable;
  const hasLower = ((playable & downMask) << step) & playable;
  const offUp = fillDown(own & ~hasUpper, own, step, downMask);
  const offDown = fillUp(own & ~hasLower, own, step, upMask);
  const enemyUp = fillDown(own & ((enemy & upMask) >> step), own, step, downMask);
  const enemyDown = fillUp(own & ((enemy & downMask) << step), own, step, upMask);
  return count(offUp | offDown | (enemyUp & enemyDown));
}

/** Spreads over neighbouring own discs toward higher squares. */
function fillUp(start: u64, own: u64, step: u64, mask: u64): u64 {
  const way = own & mask;
  let filled = start;
  for (let turn = 0; turn < 7; turn++) filled |= way & (filled << step);
  return filled;
}

function fillDown(start: u64, own: u64, step: u64, mask: u64): u64 {
  const way = own & mask;
  let filled = start;
  for (let turn = 0; turn < 7; turn++) filled |= way & (filled >> step);
  return filled;
}

/** The plain value of a position after a search of `depth` plies; bounds outside alpha…beta. */
export function searchClassic(own: u64, enemy: u64, alpha: i32, beta: i32, depth: i32): i32 {
  if (visitOrStop()) return 0;
  const moves = movesOf(own, enemy);
  if (moves === 0) {
    if (movesOf(enemy, own) === 0) return finalValue(own, enemy) * FINAL_DISC;
    return depth === 0 ? classicValue(own, enemy) : -searchClassic(enemy, own, -beta, -alpha, depth);
  }
  if (depth === 0) return classicValue(own, enemy);
  const list = MOVE_LISTS + usize(count(emptiesOf(own, enemy))) * MOVE_LIST_BYTES;
  const end = listClassic(list, moves, own, enemy, depth >= SORT_FROM_DEPTH);
  let best = NOTHING;
  for (let at = list; at < end; at += MOVE_BYTES) {
    bringBest(at, end);
    const flips = load<u64>(at, 0);
    const square = load<i32>(at, 12);
    const turned = own ^ flips ^ (u64(1) << u64(square));
    const floor = best > alpha ? best : alpha;
    const value = -searchClassic(enemy ^ flips, turned, -beta, -floor, depth - 1);
    if (stopped) return 0;
    if (value > best) {
      best = value;
      if (value >= beta) break;
    }
  }
  return best;
}

function listClassic(list: usize, moves: u64, own: u64, enemy: u64, isSorted: bool): usize {
  let at = list;
  for (let rest = moves; rest !== 0; rest &= rest - 1) {
    const square = i32(ctz(rest));
    const flips = flipsOf(square, own, enemy);
    let worth = load<i32>(SQUARE_WEIGHTS + (usize(square) << 2));
    if (isSorted) {
      worth -= count(movesOf(enemy ^ flips, own ^ flips ^ (rest & (0 - rest)))) * 200;
    }
    store<u64>(at, flips, 0);
    store<i32>(at, worth, 8);
    store<i32>(at, square, 12);
    at += MOVE_BYTES;
  }
  return at;
}
