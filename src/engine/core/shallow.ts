// Searches of one and two plies above the evaluation: no table and no sorting but corners first.
import { flipsOf, movesOf } from './bits.ts';
import { visit } from './counters.ts';
import { evaluateChild, makeChildSums, swapSums } from './evaluation.ts';
import { finalValue } from './lastMoves.ts';

const NOTHING: i32 = -128;
const CORNERS: u64 = 0x8100000000000081;
const BESIDE_CORNERS: u64 = 0x42c300000000c342;

export function searchOne(own: u64, enemy: u64, alpha: i32, beta: i32, empties: i32): i32 {
  visit();
  const moves = movesOf(own, enemy);
  if (moves === 0) {
    if (movesOf(enemy, own) === 0) return finalValue(own, enemy);
    swapSums(empties);
    const value = -searchOne(enemy, own, -beta, -alpha, empties);
    swapSums(empties);
    return value;
  }
  let best = NOTHING;
  for (let rest = moves; rest !== 0; rest &= rest - 1) {
    visit();
    const square = i32(ctz(rest));
    const flips = flipsOf(square, own, enemy);
    const value =
      flips === enemy
        ? finalValue(own | enemy | (rest & (0 - rest)), 0)
        : -evaluateChild(empties, square, flips);
    if (value > best) {
      best = value;
      if (value >= beta) return value;
    }
  }
  return best;
}

export function searchTwo(own: u64, enemy: u64, alpha: i32, beta: i32, empties: i32): i32 {
  visit();
  const moves = movesOf(own, enemy);
  if (moves === 0) {
    if (movesOf(enemy, own) === 0) return finalValue(own, enemy);
    swapSums(empties);
    const value = -searchTwo(enemy, own, -beta, -alpha, empties);
    swapSums(empties);
    return value;
  }
  const corners = moves & CORNERS;
  const beside = moves & BESIDE_CORNERS;
  let best = tryTwo(corners, own, enemy, alpha, beta, empties, NOTHING);
  if (best < beta) best = tryTwo(moves ^ corners ^ beside, own, enemy, alpha, beta, empties, best);
  return best < beta ? tryTwo(beside, own, enemy, alpha, beta, empties, best) : best;
}

function tryTwo(moves: u64, own: u64, enemy: u64, alpha: i32, beta: i32, empties: i32, known: i32): i32 {
  let best = known;
  for (let rest = moves; rest !== 0; rest &= rest - 1) {
    const square = i32(ctz(rest));
    const flips = flipsOf(square, own, enemy);
    makeChildSums(empties, square, flips);
    const floor = best > alpha ? best : alpha;
    const turned = own ^ flips ^ (rest & (0 - rest));
    const value = -searchOne(enemy ^ flips, turned, -beta, -floor, empties - 1);
    if (value > best) {
      best = value;
      if (value >= beta) return value;
    }
  }
  return best;
}
