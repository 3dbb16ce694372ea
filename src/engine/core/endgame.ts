// The exact endgame with a null window: by parity alone where few squares are left, then fastest first (fewest replies)
// with a small table of its own, cut-offs by stability, and enhanced transposition cut-offs.
import { count, emptiesOf, flipsOf, movesOf } from './bits.ts';
import { stopped, visit, visitOrStop } from './counters.ts';
import { finalValue, lastFew, lastFour, quadrantOf } from './lastMoves.ts';
import { endLowerAt, endMoveAt, endPlaceOf, endUpperAt, isAt, keepEnd } from './endTable.ts';
import { MOVE_LISTS, MOVE_LIST_BYTES } from './memory.ts';
import { bringBest, MOVE_BYTES } from './ordering.ts';
import { bestPossible } from './stability.ts';
import { NO_MOVE } from './table.ts';

export const EXACT: i32 = 5;
/** Null windows to the end with at most so many empties are searched without the evaluation. */
export const ENDGAME_EMPTIES: i32 = 12;
const CORNERS: u64 = 0x8100000000000081;
const NOTHING: i32 = -128;
/** From this many empties on moves are sorted. */
const SORT_FROM: i32 = 7;
/** From this many empties on the table is used, and one more to look into it for each reply. */
const TABLE_FROM: i32 = 9;
const REPLY_TABLE_FROM: i32 = 10;
const HASH_MOVE_WORTH: i32 = 1 << 20;

/** One bit for each quadrant with an odd number of empty squares. */
export function parityOf(empties: u64): i32 {
  return (
    (count(empties & 0x0f0f0f0f) & 1) |
    ((count(empties & 0xf0f0f0f0) & 1) << 1) |
    ((count(empties & 0x0f0f0f0f00000000) & 1) << 2) |
    ((count(empties & 0xf0f0f0f000000000) & 1) << 3)
  );
}

/** The exact value of a position if it lies between alpha and alpha + 1, else a bound on the same side. */
export function solve(own: u64, enemy: u64, alpha: i32): i32 {
  const empties = emptiesOf(own, enemy);
  const left = count(empties);
  const parity = parityOf(empties);
  if (left < 5) return lastFew(own, enemy, alpha, empties, parity);
  const moves = movesOf(own, enemy);
  return left < SORT_FROM
    ? solveByParity(own, enemy, alpha, moves, empties, left, parity)
    : solveSorted(own, enemy, alpha, moves, empties, left, parity);
}

function solveByParity(
  own: u64,
  enemy: u64,
  alpha: i32,
  moves: u64,
  empties: u64,
  left: i32,
  parity: i32,
): i32 {
  visit();
  const limit = bestPossible(own, enemy, alpha, left);
  if (limit <= alpha) return limit;
  if (moves === 0) {
    const theirs = movesOf(enemy, own);
    if (theirs === 0) return finalValue(own, enemy);
    return -solveByParity(enemy, own, -alpha - 1, theirs, empties, left, parity);
  }
  const odd = moves & oddSquares(parity);
  const best = tryMoves(odd, own, enemy, alpha, empties, left, parity, NOTHING);
  return best > alpha ? best : tryMoves(moves ^ odd, own, enemy, alpha, empties, left, parity, best);
}

function tryMoves(
  moves: u64,
  own: u64,
  enemy: u64,
  alpha: i32,
  empties: u64,
  left: i32,
  parity: i32,
  best: i32,
): i32 {
  for (let rest = moves; rest !== 0; rest &= rest - 1) {
    const square = i32(ctz(rest));
    const bit = rest & (0 - rest);
    const flips = flipsOf(square, own, enemy);
    const turned = own ^ flips ^ bit;
    const theirs = enemy ^ flips;
    const odd = parity ^ quadrantOf(square);
    const value =
      left === 5
        ? -lastFour(theirs, turned, -alpha - 1, empties ^ bit, odd)
        : -solveByParity(theirs, turned, -alpha - 1, movesOf(theirs, turned), empties ^ bit, left - 1, odd);
    if (value > best) {
      best = value;
      if (value > alpha) return value;
    }
  }
  return best;
}

function oddSquares(parity: i32): u64 {
  return (
    (u64(parity & 1) * 0x0f0f0f0f) |
    (u64((parity >> 1) & 1) * 0xf0f0f0f0) |
    (u64((parity >> 2) & 1) * 0x0f0f0f0f00000000) |
    (u64((parity >> 3) & 1) * 0xf0f0f0f000000000)
  );
}

function solveSorted(
  own: u64,
  enemy: u64,
  alpha: i32,
  moves: u64,
  empties: u64,
  left: i32,
  parity: i32,
): i32 {
  const isKept = left >= TABLE_FROM;
  if (isKept) {
    if (visitOrStop()) return 0;
  } else visit();
  const limit = bestPossible(own, enemy, alpha, left);
  if (limit <= alpha) return limit;
  if (moves === 0) {
    const theirs = movesOf(enemy, own);
    if (theirs === 0) return finalValue(own, enemy);
    return -solveSorted(enemy, own, -alpha - 1, theirs, empties, left, parity);
  }
  let known = NO_MOVE;
  let place: usize = 0;
  if (isKept) {
    place = endPlaceOf(own, enemy);
    if (isAt(place, own, enemy)) {
      if (endLowerAt(place) > alpha) return endLowerAt(place);
      if (endUpperAt(place) <= alpha) return endUpperAt(place);
      known = endMoveAt(place);
    }
  }
  const list = MOVE_LISTS + usize(left) * MOVE_LIST_BYTES;
  const end = listFlips(list, moves, own, enemy);
  if (left >= REPLY_TABLE_FROM) {
    const cut = replyCut(list, end, own, enemy, alpha);
    if (cut > alpha) return cut;
  }
  weigh(list, end, own, enemy, parity, known);
  return tryBestFirst(list, end, own, enemy, alpha, empties, left, parity, place);
}

function listFlips(list: usize, moves: u64, own: u64, enemy: u64): usize {
  let at = list;
  for (let rest = moves; rest !== 0; rest &= rest - 1) {
    const square = i32(ctz(rest));
    store<u64>(at, flipsOf(square, own, enemy), 0);
    store<i32>(at, square, 12);
    at += MOVE_BYTES;
  }
  return at;
}

/** A value above alpha that some reply's entry already promises, or `NOTHING`. */
function replyCut(list: usize, end: usize, own: u64, enemy: u64, alpha: i32): i32 {
  for (let at = list; at < end; at += MOVE_BYTES) {
    const flips = load<u64>(at, 0);
    const square = load<i32>(at, 12);
    const theirs = enemy ^ flips;
    const turned = own ^ flips ^ (u64(1) << u64(square));
    const place = endPlaceOf(theirs, turned);
    if (isAt(place, theirs, turned) && -endUpperAt(place) > alpha) return -endUpperAt(place);
  }
  return NOTHING;
}

/** Notes the replies to each move of a list, and its worth: the fewer replies the better; parity and corners break ties. */
function weigh(list: usize, end: usize, own: u64, enemy: u64, parity: i32, known: i32): void {
  for (let at = list; at < end; at += MOVE_BYTES) {
    const flips = load<u64>(at, 0);
    const square = load<i32>(at, 12);
    const bit = u64(1) << u64(square);
    const replies = movesOf(enemy ^ flips, own ^ flips ^ bit);
    let worth = -(count(replies) + count(replies & CORNERS)) << 2;
    if (parity & quadrantOf(square)) worth += 1;
    if (bit & CORNERS) worth += 1;
    if (square === known) worth = HASH_MOVE_WORTH;
    store<i32>(at, worth, 8);
    store<u64>(at, replies, 16);
  }
}

function tryBestFirst(
  list: usize,
  end: usize,
  own: u64,
  enemy: u64,
  alpha: i32,
  empties: u64,
  left: i32,
  parity: i32,
  place: usize,
): i32 {
  let best = NOTHING;
  let bestSquare = NO_MOVE;
  for (let at = list; at < end; at += MOVE_BYTES) {
    bringBest(at, end);
    const flips = load<u64>(at, 0);
    const square = load<i32>(at, 12);
    const replies = load<u64>(at, 16);
    const bit = u64(1) << u64(square);
    const turned = own ^ flips ^ bit;
    const odd = parity ^ quadrantOf(square);
    const value =
      left > SORT_FROM
        ? -solveSorted(enemy ^ flips, turned, -alpha - 1, replies, empties ^ bit, left - 1, odd)
        : -solveByParity(enemy ^ flips, turned, -alpha - 1, replies, empties ^ bit, left - 1, odd);
    if (stopped) return 0;
    if (value > best) {
      best = value;
      bestSquare = square;
      if (value > alpha) break;
    }
  }
  if (left >= TABLE_FROM) keepEnd(place, own, enemy, alpha, best, bestSquare);
  return best;
}
