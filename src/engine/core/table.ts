// The transposition table: buckets of four entries of 16 bytes. An entry is the whole 64-bit hash of a position, then one
// byte each of depth, selectivity, lower bound, upper bound, best move, second move and age.
import { clearEndTable } from './endTable.ts';
import { TABLE } from './memory.ts';

const BUCKET_BYTES: usize = 64;
const ENTRY_BYTES: usize = 16;
export const NO_MOVE: i32 = 64;

let bucketMask: u64 = 0;
let age: u8 = 0;

/** Makes room for 2^bits buckets (64 bytes each) and forgets everything. */
export function sizeTable(bits: i32): void {
  const buckets = u64(1) << u64(bits);
  const pages = i32((u64(TABLE) + buckets * u64(BUCKET_BYTES) + 65_535) >> 16);
  const missing = pages - memory.size();
  if (missing > 0) memory.grow(missing);
  bucketMask = buckets - 1;
  clearTable();
}

export function clearTable(): void {
  clearEndTable();
  memory.fill(TABLE, 0, usize(bucketMask + 1) * BUCKET_BYTES);
  age = 1;
}

/** Lets the entries of older searches be replaced first. */
export function ageTable(): void {
  age = age === 255 ? 1 : age + 1;
}

export function hashOf(own: u64, enemy: u64): u64 {
  let hash = (own * 0x9e3779b97f4a7c15) ^ rotl(enemy * 0xd6e8feb86659fd93, 31);
  hash = (hash ^ (hash >> 32)) * 0xff51afd7ed558ccd;
  return hash ^ (hash >> 29);
}

/** The address of the entry of a hash, or 0. */
export function findEntry(hash: u64): usize {
  const bucket = TABLE + usize(hash & bucketMask) * BUCKET_BYTES;
  if (load<u64>(bucket, 0) === hash) return bucket;
  if (load<u64>(bucket, 16) === hash) return bucket + 16;
  if (load<u64>(bucket, 32) === hash) return bucket + 32;
  if (load<u64>(bucket, 48) === hash) return bucket + 48;
  return 0;
}

export function depthAt(entry: usize): i32 {
  return i32(load<u8>(entry, 8));
}

export function selectivityAt(entry: usize): i32 {
  return i32(load<u8>(entry, 9));
}

export function lowerAt(entry: usize): i32 {
  return i32(load<i8>(entry, 10));
}

export function upperAt(entry: usize): i32 {
  return i32(load<i8>(entry, 11));
}

export function moveAt(entry: usize): i32 {
  return i32(load<u8>(entry, 12));
}

export function secondMoveAt(entry: usize): i32 {
  return i32(load<u8>(entry, 13));
}

/** True when the entry was searched at least as deeply and as surely. */
export function isEnough(entry: usize, depth: i32, selectivity: i32): bool {
  return depthAt(entry) >= depth && selectivityAt(entry) >= selectivity;
}

/** Keeps what a search with the window alpha…beta found out. */
export function keep(
  hash: u64,
  depth: i32,
  selectivity: i32,
  alpha: i32,
  beta: i32,
  value: i32,
  move: i32,
): void {
  let entry = findEntry(hash);
  const known = entry !== 0 && depthAt(entry) === depth && selectivityAt(entry) === selectivity;
  if (entry === 0) {
    entry = victimOf(hash);
    store<u64>(entry, hash, 0);
    store<u8>(entry, u8(NO_MOVE), 12);
    store<u8>(entry, u8(NO_MOVE), 13);
  }
  let lower = known ? lowerAt(entry) : -64;
  let upper = known ? upperAt(entry) : 64;
  if (value > alpha && value > lower) lower = value;
  if (value < beta && value < upper) upper = value;
  store<u8>(entry, u8(depth), 8);
  store<u8>(entry, u8(selectivity), 9);
  store<i8>(entry, i8(lower), 10);
  store<i8>(entry, i8(upper), 11);
  store<u8>(entry, age, 14);
  // A move that failed low is no better than the one known before.
  if (move === NO_MOVE || (value <= alpha && moveAt(entry) !== NO_MOVE) || moveAt(entry) === move) return;
  store<u8>(entry, load<u8>(entry, 12), 13);
  store<u8>(entry, u8(move), 12);
}

/** The entry of a bucket that is missed least: old and shallow ones first. */
function victimOf(hash: u64): usize {
  const bucket = TABLE + usize(hash & bucketMask) * BUCKET_BYTES;
  let victim = bucket;
  let least = i32.MAX_VALUE;
  for (let entry = bucket; entry < bucket + BUCKET_BYTES; entry += ENTRY_BYTES) {
    const worth = (load<u8>(entry, 14) === age ? 256 : 0) + depthAt(entry);
    if (worth < least) {
      least = worth;
      victim = entry;
    }
  }
  return victim;
}
