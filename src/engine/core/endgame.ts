// The exact endgame with a null window: by parity alone where few squares are left, then fastest first (fewest replies)
// with the transposition table, cut-offs by stability, and enhanced transposition cut-offs.
import { count, emptiesOf, flipsOf, movesOf } from './bits.ts';
import { stopped, visit, visitOrStop } from './counters.ts';
import { finalValue, lastFew, quadrantOf } from './lastMoves.ts';
import { MOVE_LISTS, MOVE_LIST_BYTES } from './memory.ts';
import { bringBest, MOVE_BYTES } from './ordering.ts';
import { bestPossible } from './stability.ts';
import { findEntry, hashOf, isEnough, keep, lowerAt, moveAt, NO_MOVE, upperAt } from './table.ts';

export const EXACT: i32 = 5;
/** Null windows to the end with at most so many empties are searched without the evaluation. */
export const ENDGAME_EMPTIES: i32 = 12;
const CORNERS: u64 = 0x8100000000000081;
const NOTHING: i32 = -128;
/** From this many empties on moves are sorted. */
const SORT_FROM: i32 = 7;
/** From this many empties on the table is used, and looked into for each reply. */
const TABLE_FROM: i32 = 9;
const REPLY_TABLE_FROM: i32 = 11;
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
  return solveKnown(own, enemy, alpha, empties, count(empties), parityOf(empties));
}

function solveKnown(own: u64, enemy: u64, alpha: i32, empties: u64, left: i32, parity: i32): i32 {
  if (left < 5) return lastFew(own, enemy, alpha, empties, parity);
  return left < SORT_FROM
    ? solveByParity(own, enemy, alpha, empties, left, parity)
    : solveSorted(own, enemy, alpha, empties, left, parity);
}

function solveByParity(own: u64, enemy: u64, alpha: i32, empties: u64, left: i32, parity: i32): i32 {
  visit();
  const limit = bestPossible(own, enemy, alpha, left);
  if (limit <= alpha) return limit;
  const moves = movesOf(own, enemy);
  if (moves == 0) {
    if (movesOf(enemy, own) == 0) return finalValue(own, enemy);
    return -solveByParity(enemy, own, -alpha - 1, empties, left, parity);
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
  for (let rest = moves; rest != 0; rest &= rest - 1) {
    const square = i32(ctz(rest));
    const bit = rest & (0 - rest);
    const flips = flipsOf(square, own, enemy);
    const turned = own ^ flips ^ bit;
    const odd = parity ^ quadrantOf(square);
    const value =
      left == 5
        ? -lastFew(enemy ^ flips, turned, -alpha - 1, empties ^ bit, odd)
        : -solveByParity(enemy ^ flips, turned, -alpha - 1, empties ^ bit, left - 1, odd);
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

function solveSorted(own: u64, enemy: u64, alpha: i32, empties: u64, left: i32, parity: i32): i32 {
  const isKept = left >= TABLE_FROM;
  if (isKept) {
    if (visitOrStop()) return 0;
  } else visit();
  const limit = bestPossible(own, enemy, alpha, left);
  if (limit <= alpha) return limit;
  let known = NO_MOVE;
  let hash: u64 = 0;
  if (isKept) {
    hash = hashOf(own, enemy);
    const entry = findEntry(hash);
    if (entry != 0) {
      if (isEnough(entry, left, EXACT)) {
        if (lowerAt(entry) > alpha) return lowerAt(entry);
        if (upperAt(entry) <= alpha) return upperAt(entry);
      }
      known = moveAt(entry);
    }
  }
  const moves = movesOf(own, enemy);
  if (moves == 0) {
    if (movesOf(enemy, own) == 0) return finalValue(own, enemy);
    return -solveSorted(enemy, own, -alpha - 1, empties, left, parity);
  }
  if (left >= REPLY_TABLE_FROM) {
    const cut = replyCut(moves, own, enemy, alpha, left - 1);
    if (cut > alpha) return cut;
  }
  return tryBestFirst(moves, own, enemy, alpha, empties, left, parity, hash, known);
}

/** A value above alpha that some reply's entry already promises, or `NOTHING`. */
function replyCut(moves: u64, own: u64, enemy: u64, alpha: i32, depth: i32): i32 {
  for (let rest = moves; rest != 0; rest &= rest - 1) {
    const square = i32(ctz(rest));
    const flips = flipsOf(square, own, enemy);
    const entry = findEntry(hashOf(enemy ^ flips, own ^ flips ^ (rest & (0 - rest))));
    if (entry != 0 && isEnough(entry, depth, EXACT) && -upperAt(entry) > alpha) return -upperAt(entry);
  }
  return NOTHING;
}

function tryBestFirst(
  moves: u64,
  own: u64,
  enemy: u64,
  alpha: i32,
  empties: u64,
  left: i32,
  parity: i32,
  hash: u64,
  known: i32,
): i32 {
  const list = MOVE_LISTS + usize(left) * MOVE_LIST_BYTES;
  const end = listMoves(list, moves, own, enemy, parity, known);
  let best = NOTHING;
  let bestSquare = NO_MOVE;
  for (let at = list; at < end; at += MOVE_BYTES) {
    bringBest(at, end);
    const flips = load<u64>(at, 0);
    const square = load<i32>(at, 12);
    const bit = u64(1) << u64(square);
    const turned = own ^ flips ^ bit;
    const odd = parity ^ quadrantOf(square);
    const value = -solveKnown(enemy ^ flips, turned, -alpha - 1, empties ^ bit, left - 1, odd);
    if (stopped) return 0;
    if (value > best) {
      best = value;
      bestSquare = square;
      if (value > alpha) break;
    }
  }
  if (left >= TABLE_FROM) keep(hash, left, EXACT, alpha, alpha + 1, best, bestSquare);
  return best;
}

function listMoves(list: usize, moves: u64, own: u64, enemy: u64, parity: i32, known: i32): usize {
  let at = list;
  for (let rest = moves; rest != 0; rest &= rest - 1) {
    const square = i32(ctz(rest));
    const flips = flipsOf(square, own, enemy);
    const turned = own ^ flips ^ (rest & (0 - rest));
    const replies = movesOf(enemy ^ flips, turned);
    let worth = -(count(replies) + count(replies & CORNERS)) << 2;
    if (parity & quadrantOf(square)) worth += 3;
    if (rest & (0 - rest) & CORNERS) worth += 5;
    if (square == known) worth = HASH_MOVE_WORTH;
    store<u64>(at, flips, 0);
    store<i32>(at, worth, 8);
    store<i32>(at, square, 12);
    at += MOVE_BYTES;
  }
  return at;
}
