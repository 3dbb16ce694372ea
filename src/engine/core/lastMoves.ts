// The last four empty squares, each its own function: no move lists, squares of odd regions first, and the last disc is
// counted without placing it. All with a null window alpha…alpha + 1.
import { count, flipsOf, lastFlips, squares } from './bits.ts';
import { visit } from './counters.ts';

const NOTHING: i32 = -128;

/** The disc difference of a finished game for the owner of `own`; the winner is given the empty squares. */
export function finalValue(own: u64, enemy: u64): i32 {
  const mine = count(own);
  const theirs = count(enemy);
  const empties = squares - mine - theirs;
  const ahead = mine - theirs;
  return ahead > 0 ? ahead + empties : ahead < 0 ? ahead - empties : 0;
}

/** The bit of the quadrant of a square in a parity of four bits. */
export function quadrantOf(square: i32): i32 {
  return 1 << (((square >> 2) & 1) | ((square >> 4) & 2));
}

function lastOne(own: u64, enemy: u64, square: i32): i32 {
  visit();
  const ahead = 2 * count(own) - squares + 1;
  const mine = lastFlips(square, own);
  if (mine !== 0) return ahead + mine + 1;
  const theirs = lastFlips(square, enemy);
  if (theirs !== 0) return ahead - theirs - 1;
  return ahead > 0 ? ahead + 1 : ahead - 1;
}

function lastTwo(own: u64, enemy: u64, alpha: i32, first: i32, second: i32): i32 {
  visit();
  let best = NOTHING;
  let flips = flipsOf(first, own, enemy);
  if (flips !== 0) {
    best = -lastOne(enemy ^ flips, own ^ flips ^ (u64(1) << u64(first)), second);
    if (best > alpha) return best;
  }
  flips = flipsOf(second, own, enemy);
  if (flips !== 0) {
    const value = -lastOne(enemy ^ flips, own ^ flips ^ (u64(1) << u64(second)), first);
    if (value > best) best = value;
  }
  if (best !== NOTHING) return best;
  flips = flipsOf(first, enemy, own);
  if (flips !== 0) {
    best = lastOne(own ^ flips, enemy ^ flips ^ (u64(1) << u64(first)), second);
    if (best <= alpha) return best;
  }
  flips = flipsOf(second, enemy, own);
  if (flips !== 0) {
    const value = lastOne(own ^ flips, enemy ^ flips ^ (u64(1) << u64(second)), first);
    if (best === NOTHING || value < best) best = value;
  }
  return best === NOTHING ? finalValue(own, enemy) : best;
}

function lastThree(own: u64, enemy: u64, alpha: i32, parity: i32, a: i32, b: i32, c: i32): i32 {
  visit();
  if ((parity & quadrantOf(a)) === 0) {
    if (parity & quadrantOf(b)) {
      const swap = a;
      a = b;
      b = swap;
    } else if (parity & quadrantOf(c)) {
      const swap = a;
      a = c;
      c = swap;
    }
  }
  const best = bestOfThree(own, enemy, alpha, a, b, c);
  if (best !== NOTHING) return best;
  const passed = bestOfThree(enemy, own, -alpha - 1, a, b, c);
  return passed === NOTHING ? finalValue(own, enemy) : -passed;
}

function bestOfThree(own: u64, enemy: u64, alpha: i32, a: i32, b: i32, c: i32): i32 {
  let best = NOTHING;
  let flips = flipsOf(a, own, enemy);
  if (flips !== 0) {
    best = -lastTwo(enemy ^ flips, own ^ flips ^ (u64(1) << u64(a)), -alpha - 1, b, c);
    if (best > alpha) return best;
  }
  flips = flipsOf(b, own, enemy);
  if (flips !== 0) {
    const value = -lastTwo(enemy ^ flips, own ^ flips ^ (u64(1) << u64(b)), -alpha - 1, a, c);
    if (value > alpha) return value;
    if (value > best) best = value;
  }
  flips = flipsOf(c, own, enemy);
  if (flips !== 0) {
    const value = -lastTwo(enemy ^ flips, own ^ flips ^ (u64(1) << u64(c)), -alpha - 1, a, b);
    if (value > best) best = value;
  }
  return best;
}

/** The value of a position with four empty squares, and one with fewer. */
export function lastFew(own: u64, enemy: u64, alpha: i32, empties: u64, parity: i32): i32 {
  if (empties === 0) return finalValue(own, enemy);
  const a = i32(ctz(empties));
  empties &= empties - 1;
  if (empties === 0) return lastOne(own, enemy, a);
  const b = i32(ctz(empties));
  empties &= empties - 1;
  if (empties === 0) return lastTwo(own, enemy, alpha, a, b);
  const c = i32(ctz(empties));
  empties &= empties - 1;
  if (empties === 0) return lastThree(own, enemy, alpha, parity, a, b, c);
  return lastOfFour(own, enemy, alpha, parity, a, b, c, i32(ctz(empties)));
}

/** The value of a position with four empty squares. */
export function lastFour(own: u64, enemy: u64, alpha: i32, empties: u64, parity: i32): i32 {
  const a = i32(ctz(empties));
  empties &= empties - 1;
  const b = i32(ctz(empties));
  empties &= empties - 1;
  const c = i32(ctz(empties));
  return lastOfFour(own, enemy, alpha, parity, a, b, c, 63 - i32(clz(empties)));
}

function lastOfFour(own: u64, enemy: u64, alpha: i32, parity: i32, a: i32, b: i32, c: i32, d: i32): i32 {
  visit();
  // Odd regions to the front: a one-square region, or the single of one and three.
  if ((parity & quadrantOf(a)) === 0) {
    if (parity & quadrantOf(d)) {
      const swap = a;
      a = d;
      d = swap;
    } else if (parity & quadrantOf(c)) {
      const swap = a;
      a = c;
      c = swap;
    } else if (parity & quadrantOf(b)) {
      const swap = a;
      a = b;
      b = swap;
    }
  }
  if ((parity & quadrantOf(b)) === 0) {
    if (parity & quadrantOf(d)) {
      const swap = b;
      b = d;
      d = swap;
    } else if (parity & quadrantOf(c)) {
      const swap = b;
      b = c;
      c = swap;
    }
  }
  const best = bestOfFour(own, enemy, alpha, parity, a, b, c, d);
  if (best !== NOTHING) return best;
  const passed = bestOfFour(enemy, own, -alpha - 1, parity, a, b, c, d);
  return passed === NOTHING ? finalValue(own, enemy) : -passed;
}

function bestOfFour(own: u64, enemy: u64, alpha: i32, parity: i32, a: i32, b: i32, c: i32, d: i32): i32 {
  const reply = -alpha - 1;
  let best = NOTHING;
  let flips = flipsOf(a, own, enemy);
  if (flips !== 0) {
    const turned = own ^ flips ^ (u64(1) << u64(a));
    best = -lastThree(enemy ^ flips, turned, reply, parity ^ quadrantOf(a), b, c, d);
    if (best > alpha) return best;
  }
  flips = flipsOf(b, own, enemy);
  if (flips !== 0) {
    const turned = own ^ flips ^ (u64(1) << u64(b));
    const value = -lastThree(enemy ^ flips, turned, reply, parity ^ quadrantOf(b), a, c, d);
    if (value > alpha) return value;
    if (value > best) best = value;
  }
  flips = flipsOf(c, own, enemy);
  if (flips !== 0) {
    const turned = own ^ flips ^ (u64(1) << u64(c));
    const value = -lastThree(enemy ^ flips, turned, reply, parity ^ quadrantOf(c), a, b, d);
    if (value > alpha) return value;
    if (value > best) best = value;
  }
  flips = flipsOf(d, own, enemy);
  if (flips !== 0) {
    const turned = own ^ flips ^ (u64(1) << u64(d));
    const value = -lastThree(enemy ^ flips, turned, reply, parity ^ quadrantOf(d), a, b, c);
    if (value > best) best = value;
  }
  return best;
}
