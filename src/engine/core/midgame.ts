// Principal variation search with the trained evaluation: table move first, the rest sorted by mobility and by shallow
// searches; probability cuts at null windows; a depth that reaches the end of the game is exact.
import { count, emptiesOf, flipsOf, movesOf } from './bits.ts';
import { stopped, visitOrStop } from './counters.ts';
import { ENDGAME_EMPTIES, EXACT, solve } from './endgame.ts';
import { endPlaceOf, endUpperAt, isAt } from './endTable.ts';
import { evaluate, isTrained, makeChildSums, setSums, swapSums } from './evaluation.ts';
import { finalValue } from './lastMoves.ts';
import { MOVE_LISTS, MOVE_LIST_BYTES } from './memory.ts';
import { bringBest, listSorted, MOVE_BYTES } from './ordering.ts';
import { marginOf, shallowDepthOf } from './probCut.ts';
import { searchOne, searchTwo } from './shallow.ts';
import { bestPossible } from './stability.ts';
import {
  findEntry,
  hashOf,
  isEnough,
  keep,
  lowerAt,
  moveAt,
  NO_MOVE,
  secondMoveAt,
  upperAt,
} from './table.ts';

const NOTHING: i32 = -128;
/** Exact positions of a wide window with so few empties are narrowed down by null windows. */
const BISECT_EMPTIES: i32 = 7;
const CUT_FROM_DEPTH: i32 = 3;
const REPLY_TABLE_FROM_DEPTH: i32 = 5;

/** 0–5: how sure probability cuts have to be; 5 allows none. */
let selectivity: i32 = EXACT;
/** The best square found at the node finished last; after a search, that of its root. */
export let bestSquare: i32 = NO_MOVE;

/**
 * Searches the given moves of a position; the value is exact within alpha…beta, else a bound. A `depth` of at least
 * the number of empties means to the end. `bestSquare` names the best.
 */
export function searchRoot(
  own: u64,
  enemy: u64,
  alpha: i32,
  beta: i32,
  depth: i32,
  sureness: i32,
  allowed: u64,
): i32 {
  const empties = count(emptiesOf(own, enemy));
  const moves = movesOf(own, enemy);
  if (depth > empties) depth = empties;
  selectivity = sureness;
  bestSquare = NO_MOVE;
  if (isTrained) setSums(own, enemy, empties);
  const hash = hashOf(own, enemy);
  const entry = findEntry(hash);
  const first = entry === 0 ? NO_MOVE : moveAt(entry);
  const second = entry === 0 ? NO_MOVE : secondMoveAt(entry);
  const isWhole = (moves & allowed) === moves;
  return searchMoves(moves & allowed, own, enemy, alpha, beta, depth, empties, hash, first, second, isWhole);
}

/** The value of a position to a depth without probability cuts, whether or not its mover can move. */
export function searchPosition(own: u64, enemy: u64, alpha: i32, beta: i32, depth: i32): i32 {
  const empties = count(emptiesOf(own, enemy));
  selectivity = EXACT;
  setSums(own, enemy, empties);
  return search(own, enemy, alpha, beta, depth > empties ? empties : depth, empties);
}

/** Searches a position of which the sums have been set. */
export function search(own: u64, enemy: u64, alpha: i32, beta: i32, depth: i32, empties: i32): i32 {
  if (depth >= empties) {
    depth = empties;
    if (empties <= BISECT_EMPTIES) return bisect(own, enemy, alpha, beta);
    if (empties <= ENDGAME_EMPTIES && beta - alpha === 1) return solve(own, enemy, alpha);
  } else if (depth < 3) {
    if (depth === 2) return searchTwo(own, enemy, alpha, beta, empties);
    return depth === 1 ? searchOne(own, enemy, alpha, beta, empties) : evaluate(empties);
  }
  if (visitOrStop()) return 0;
  const limit = bestPossible(own, enemy, alpha, empties);
  if (limit <= alpha) return limit;
  const moves = movesOf(own, enemy);
  if (moves === 0) return searchPassed(own, enemy, alpha, beta, depth, empties);
  return searchKnown(moves, own, enemy, alpha, beta < limit ? beta : limit, depth, empties);
}

function searchPassed(own: u64, enemy: u64, alpha: i32, beta: i32, depth: i32, empties: i32): i32 {
  if (movesOf(enemy, own) === 0) return finalValue(own, enemy);
  if (isTrained) swapSums(empties);
  const value = -search(enemy, own, -beta, -alpha, depth, empties);
  if (isTrained) swapSums(empties);
  return value;
}

/** Uses what the table knows, cuts where a shallow search allows it, else searches the moves. */
function searchKnown(moves: u64, own: u64, enemy: u64, alpha: i32, beta: i32, depth: i32, empties: i32): i32 {
  const hash = hashOf(own, enemy);
  const entry = findEntry(hash);
  let first = NO_MOVE;
  let second = NO_MOVE;
  if (entry !== 0) {
    if (isEnough(entry, depth, selectivity)) {
      const lower = lowerAt(entry);
      const upper = upperAt(entry);
      if (lower >= beta || lower === upper) return lower;
      if (upper <= alpha) return upper;
    }
    first = moveAt(entry);
    second = secondMoveAt(entry);
  }
  if (beta - alpha === 1) {
    if (depth >= CUT_FROM_DEPTH && selectivity < EXACT) {
      const cut = probCut(own, enemy, alpha, depth, empties);
      if (stopped) return 0;
      if (cut !== NOTHING) return cut;
    }
    if (depth >= REPLY_TABLE_FROM_DEPTH) {
      const isNextSolved = depth === empties && depth - 1 <= ENDGAME_EMPTIES;
      const cut = isNextSolved
        ? solvedReplyCut(moves, own, enemy, alpha)
        : replyCut(moves, own, enemy, alpha, depth - 1);
      if (cut > alpha) return cut;
    }
  }
  return searchMoves(moves, own, enemy, alpha, beta, depth, empties, hash, first, second, true);
}

/** A bound foretold by a shallow search, or `NOTHING`. */
function probCut(own: u64, enemy: u64, alpha: i32, depth: i32, empties: i32): i32 {
  const shallow = shallowDepthOf(depth);
  const margin = i32(marginOf(empties, depth, shallow, selectivity) + 0.5);
  const guess = evaluate(empties);
  const half = margin >> 1;
  const high = alpha + 1 + margin;
  if (high < 64 && guess >= alpha + 1 - half) {
    if (search(own, enemy, high - 1, high, shallow, empties) >= high) return alpha + 1;
  }
  const low = alpha - margin;
  if (low > -64 && guess <= alpha + half && !stopped) {
    if (search(own, enemy, low, low + 1, shallow, empties) <= low) return alpha;
  }
  return NOTHING;
}

/** A value above alpha that some reply's entry already promises, or `NOTHING`. */
function replyCut(moves: u64, own: u64, enemy: u64, alpha: i32, depth: i32): i32 {
  for (let rest = moves; rest !== 0; rest &= rest - 1) {
    const square = i32(ctz(rest));
    const flips = flipsOf(square, own, enemy);
    const entry = findEntry(hashOf(enemy ^ flips, own ^ flips ^ (rest & (0 - rest))));
    if (entry !== 0 && isEnough(entry, depth, selectivity) && -upperAt(entry) > alpha) return -upperAt(entry);
  }
  return NOTHING;
}

/** The same from the table of the endgame solver. */
function solvedReplyCut(moves: u64, own: u64, enemy: u64, alpha: i32): i32 {
  for (let rest = moves; rest !== 0; rest &= rest - 1) {
    const square = i32(ctz(rest));
    const flips = flipsOf(square, own, enemy);
    const theirs = enemy ^ flips;
    const turned = own ^ flips ^ (rest & (0 - rest));
    const place = endPlaceOf(theirs, turned);
    if (isAt(place, theirs, turned) && -endUpperAt(place) > alpha) return -endUpperAt(place);
  }
  return NOTHING;
}

function searchMoves(
  moves: u64,
  own: u64,
  enemy: u64,
  alpha: i32,
  beta: i32,
  depth: i32,
  empties: i32,
  hash: u64,
  first: i32,
  second: i32,
  isWhole: bool,
): i32 {
  const list = MOVE_LISTS + usize(empties) * MOVE_LIST_BYTES;
  const end = listSorted(list, moves, own, enemy, alpha, depth, empties, first, second);
  if (stopped) return 0;
  let best = NOTHING;
  let chosen = NO_MOVE;
  for (let at = list; at < end; at += MOVE_BYTES) {
    bringBest(at, end);
    const flips = load<u64>(at, 0);
    const square = load<i32>(at, 12);
    const turned = own ^ flips ^ (u64(1) << u64(square));
    if (isTrained) makeChildSums(empties, square, flips);
    const floor = best > alpha ? best : alpha;
    let value = NOTHING;
    if (best !== NOTHING) value = -search(enemy ^ flips, turned, -floor - 1, -floor, depth - 1, empties - 1);
    if (stopped) return 0;
    if (best === NOTHING || (value > floor && value < beta)) {
      const from = value > floor ? value : floor;
      value = -search(
        enemy ^ flips,
        turned,
        -beta,
        best === NOTHING ? -alpha : -from + 1,
        depth - 1,
        empties - 1,
      );
    }
    if (stopped) return 0;
    if (value > best) {
      best = value;
      chosen = square;
      if (value >= beta) break;
    }
  }
  if (isWhole) keep(hash, depth, selectivity, alpha, beta, best, chosen);
  bestSquare = chosen;
  return best;
}

/** Narrows an exact value down by null windows. */
function bisect(own: u64, enemy: u64, alpha: i32, beta: i32): i32 {
  let lower = -64;
  let upper = 64;
  let at = alpha;
  while (true) {
    const value = solve(own, enemy, at);
    if (value > at) {
      lower = value;
      if (value >= beta || lower >= upper) return value;
      at = value;
    } else {
      upper = value;
      if (value <= alpha || lower >= upper) return value;
      at = value - 1;
    }
  }
}
