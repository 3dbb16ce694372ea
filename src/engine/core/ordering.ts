// Move ordering of the midgame and of the upper endgame: table moves, then few replies for the enemy, a shallow search,
// parity, and the place of the square.
import { count, flipsOf, movesOf } from './bits.ts';
import { evaluateChild, isTrained, makeChildSums } from './evaluation.ts';
import { parityOf } from './endgame.ts';
import { emptiesOf } from './bits.ts';
import { quadrantOf } from './lastMoves.ts';
import { search } from './midgame.ts';
import { stopped } from './counters.ts';

/** A move in a list: flips, worth, square, replies; the best has the greatest worth. */
export const MOVE_BYTES: usize = 32;
const CORNERS: u64 = 0x8100000000000081;
const WIPE_OUT: i32 = 1 << 30;
const TABLE_MOVE: i32 = 1 << 29;
const SECOND_TABLE_MOVE: i32 = 1 << 28;
/** Worth of one reply that the enemy does not have, and of one disc of value by depth of the shallow search. */
const REPLY: i32 = 1 << 15;
const DISC_BY_DEPTH_0: i32 = 1 << 13;
const DISC_BY_DEPTH_1: i32 = 1 << 14;
const DISC: i32 = 1 << 15;
const PARITY: i32 = 1 << 13;
const CORNER: i32 = 1 << 15;
/** In searches to the end replies and parity count twice as much. */
const TO_THE_END: i32 = 2;
/** Shallow searches look only so far below alpha: how bad a bad move is does not matter. */
const BELOW_ALPHA: i32 = 8;
const SORT_BY_VALUE_FROM: i32 = 4;

/** Writes the moves with their worth from `list` on; the address behind them. */
export function listSorted(
  list: usize,
  moves: u64,
  own: u64,
  enemy: u64,
  alpha: i32,
  depth: i32,
  empties: i32,
  first: i32,
  second: i32,
): usize {
  const sortDepth = sortDepthOf(depth, empties);
  const parity = parityOf(emptiesOf(own, enemy));
  const weight = depth === empties ? TO_THE_END : 1;
  const floor = alpha - BELOW_ALPHA < -64 ? -64 : alpha - BELOW_ALPHA;
  let at = list;
  for (let rest = moves; rest !== 0; rest &= rest - 1) {
    const square = i32(ctz(rest));
    const flips = flipsOf(square, own, enemy);
    let worth = 0;
    if (flips === enemy) worth = WIPE_OUT;
    else if (square === first) worth = TABLE_MOVE;
    else if (square === second) worth = SECOND_TABLE_MOVE;
    else {
      worth = worthOf(square, flips, own, enemy, floor, sortDepth, empties, REPLY * weight);
      if (parity & quadrantOf(square)) worth += PARITY * weight;
    }
    if (stopped) return list;
    store<u64>(at, flips, 0);
    store<i32>(at, worth, 8);
    store<i32>(at, square, 12);
    at += MOVE_BYTES;
  }
  return at;
}

function worthOf(
  square: i32,
  flips: u64,
  own: u64,
  enemy: u64,
  floor: i32,
  sortDepth: i32,
  empties: i32,
  reply: i32,
): i32 {
  const bit = u64(1) << u64(square);
  const turned = own ^ flips ^ bit;
  const replies = movesOf(enemy ^ flips, turned);
  let worth = (40 - count(replies) - count(replies & CORNERS)) * reply;
  if (bit & CORNERS) worth += CORNER;
  if (sortDepth < 0) return worth;
  if (sortDepth === 0) return worth + (64 - evaluateChild(empties, square, flips)) * DISC_BY_DEPTH_0;
  makeChildSums(empties, square, flips);
  const value = -search(enemy ^ flips, turned, -64, -floor, sortDepth, empties - 1);
  return worth + (64 + value) * (sortDepth === 1 ? DISC_BY_DEPTH_1 : DISC);
}

/** How deep moves are searched to sort them; −1 for not at all. */
function sortDepthOf(depth: i32, empties: i32): i32 {
  if (!isTrained || depth < SORT_BY_VALUE_FROM) return -1;
  let sortDepth = (depth - 9) / 3;
  if (depth === empties) sortDepth = (depth - 15) / 3;
  if (sortDepth < 0) sortDepth = 0;
  return sortDepth > 6 ? 6 : sortDepth;
}

/** Swaps the move of the greatest worth to the front. */
export function bringBest(at: usize, end: usize): void {
  let best = at;
  let bestWorth = load<i32>(at, 8);
  for (let other = at + MOVE_BYTES; other < end; other += MOVE_BYTES) {
    if (load<i32>(other, 8) > bestWorth) {
      bestWorth = load<i32>(other, 8);
      best = other;
    }
  }
  if (best === at) return;
  const move = v128.load(best, 0);
  const replies = load<u64>(best, 16);
  v128.store(best, v128.load(at, 0), 0);
  store<u64>(best, load<u64>(at, 16), 16);
  v128.store(at, move, 0);
  store<u64>(at, replies, 16);
}
