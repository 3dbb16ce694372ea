// The table of the endgame solver: small, so that it stays in the processor's cache, where the large one costs a wait for
// memory at every look. One entry for each hash, 32 bytes: the position itself, lower and upper bound, best move; the last
// one written stays. Its values are exact, so that no entry ever gets old.
import { END_TABLE, END_TABLE_BITS } from './memory.ts';

const ENTRY_SHIFT: usize = 5;

/** Where a position has its entry; in halves, as its twin without 64-bit numbers reckons it. */
export function endPlaceOf(own: u64, enemy: u64): usize {
  let hash = (u32(own) * 0x9e3779b1) ^ (u32(own >> 32) * 0x85ebca77);
  hash = (hash ^ (hash >> 15) ^ u32(enemy)) * 0xc2b2ae3d;
  hash = (hash ^ (hash >> 13) ^ u32(enemy >> 32)) * 0x27d4eb2f;
  return END_TABLE + (usize(hash >> (32 - END_TABLE_BITS)) << ENTRY_SHIFT);
}

export function isAt(place: usize, own: u64, enemy: u64): bool {
  return load<u64>(place, 0) === own && load<u64>(place, 8) === enemy;
}

export function endLowerAt(place: usize): i32 {
  return i32(load<i8>(place, 16));
}

export function endUpperAt(place: usize): i32 {
  return i32(load<i8>(place, 17));
}

export function endMoveAt(place: usize): i32 {
  return i32(load<u8>(place, 18));
}

/** Keeps what a null window at alpha found out. */
export function keepEnd(place: usize, own: u64, enemy: u64, alpha: i32, value: i32, move: i32): void {
  const known = isAt(place, own, enemy);
  let lower = known ? endLowerAt(place) : -64;
  let upper = known ? endUpperAt(place) : 64;
  if (value > alpha) {
    if (value > lower) lower = value;
  } else if (value < upper) upper = value;
  store<u64>(place, own, 0);
  store<u64>(place, enemy, 8);
  store<i8>(place, i8(lower), 16);
  store<i8>(place, i8(upper), 17);
  // A move that failed low is no better than the one known before.
  if (!known || value > alpha) store<u8>(place, u8(move), 18);
}

export function clearEndTable(): void {
  memory.fill(END_TABLE, 0, usize(1) << (ENTRY_SHIFT + END_TABLE_BITS));
}
