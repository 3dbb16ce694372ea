// Stable discs: edges from a table of all 3^8 edges, the inside by spreading from full lines and stable neighbours
// (after Gunnar Andersson's and Richard Delorme's descriptions). A lower bound: never more than are truly stable.
import { count, playable } from './bits.ts';
import { EDGE_STABILITY } from './memory.ts';

const COLUMN_A: u64 = 0x0101010101010101;
const GATHER_COLUMN: u64 = 0x0102040810204080;
const SPREAD_COLUMN: u64 = 0x0000040810204081;
const INSIDE: u64 = 0x007e7e7e7e7e7e00;
const BORDER_ROWS: u64 = 0xff000000000000ff;
const BORDER_COLUMNS: u64 = 0x8181818181818181;
/** A cut-off by stability is tried only from this value on, by number of empties: below it hardly ever succeeds. */
const FIRST_TRY: i32 = -4;

/** An upper bound of what the mover can still get, or 64 where trying does not pay. */
export function bestPossible(own: u64, enemy: u64, alpha: i32, empties: i32): i32 {
  if (alpha < FIRST_TRY + empties || playable !== ~u64(0)) return 64;
  return 64 - 2 * count(stableDiscs(enemy, own));
}

/** The discs of the owner of `own` that can never turn again. */
export function stableDiscs(own: u64, enemy: u64): u64 {
  const discs = own | enemy;
  const rows = fullRows(discs) | BORDER_COLUMNS;
  const columns = fullColumns(discs) | BORDER_ROWS;
  const border = BORDER_ROWS | BORDER_COLUMNS;
  const rising = fullDiagonals(discs, 7) | border;
  const falling = fullDiagonals(discs, 9) | border;
  let stable = stableEdges(own, enemy) | (rows & columns & rising & falling & own & INSIDE);
  let before: u64 = 0;
  while (stable !== before) {
    before = stable;
    const byRow = (stable >> 1) | (stable << 1) | rows;
    const byColumn = (stable >> 8) | (stable << 8) | columns;
    const byRising = (stable >> 7) | (stable << 7) | rising;
    const byFalling = (stable >> 9) | (stable << 9) | falling;
    stable |= byRow & byColumn & byRising & byFalling & own & INSIDE;
  }
  return stable;
}

function fullRows(discs: u64): u64 {
  let full = discs & (discs >> 4);
  full &= full >> 2;
  full &= full >> 1;
  return (full & COLUMN_A) * 255;
}

function fullColumns(discs: u64): u64 {
  let full = discs & rotr(discs, 8);
  full &= rotr(full, 16);
  return full & rotr(full, 32);
}

/** The squares on diagonals without an empty square; `step` is 7 or 9. */
function fullDiagonals(discs: u64, step: u64): u64 {
  const rising = step === 9;
  let up = ~discs;
  let down = up;
  const up1: u64 = rising ? 0x7f7f7f7f7f7f7f7f : 0xfefefefefefefefe;
  const up2: u64 = rising ? 0x3f3f3f3f3f3f3f3f : 0xfcfcfcfcfcfcfcfc;
  const up4: u64 = rising ? 0x0f0f0f0f0f0f0f0f : 0xf0f0f0f0f0f0f0f0;
  const down1: u64 = rising ? 0xfefefefefefefefe : 0x7f7f7f7f7f7f7f7f;
  const down2: u64 = rising ? 0xfcfcfcfcfcfcfcfc : 0x3f3f3f3f3f3f3f3f;
  const down4: u64 = rising ? 0xf0f0f0f0f0f0f0f0 : 0x0f0f0f0f0f0f0f0f;
  up |= (up & up1) << step;
  up |= (up & up2) << (2 * step);
  up |= (up & up4) << (4 * step);
  down |= (down & down1) >> step;
  down |= (down & down2) >> (2 * step);
  down |= (down & down4) >> (4 * step);
  return ~(up | down);
}

function stableEdges(own: u64, enemy: u64): u64 {
  const top = edgeAt(own & 255, enemy & 255);
  const bottom = edgeAt(own >> 56, enemy >> 56);
  const left = edgeAt(gather(own), gather(enemy));
  const right = edgeAt(gather(own >> 7), gather(enemy >> 7));
  return top | (bottom << 56) | spread(left) | (spread(right) << 7);
}

function edgeAt(own: u64, enemy: u64): u64 {
  return u64(load<u8>(EDGE_STABILITY + usize(own << 8) + usize(enemy)));
}

function gather(bits: u64): u64 {
  return ((bits & COLUMN_A) * GATHER_COLUMN) >> 56;
}

function spread(line: u64): u64 {
  return (((line & 127) * SPREAD_COLUMN) & COLUMN_A) | ((line & 128) << 49);
}

/** Fills the table of edges, fullest first: what is stable survives every disc that may come. */
export function makeStabilityTable(): void {
  for (let empties = 0; empties <= 8; empties++) {
    for (let own = 0; own < 256; own++) {
      for (let enemy = 0; enemy < 256; enemy++) {
        if ((own & enemy) !== 0 || 8 - popcnt(own | enemy) !== empties) continue;
        store<u8>(EDGE_STABILITY + usize(own << 8) + usize(enemy), u8(stableOnEdge(own, enemy)));
      }
    }
  }
}

function stableOnEdge(own: i32, enemy: i32): i32 {
  let stable = own;
  for (let square = 0; square < 8; square++) {
    const bit = 1 << square;
    if ((own | enemy) & bit) continue;
    const taken = edgeFlips(square, own, enemy);
    const lost = edgeFlips(square, enemy, own);
    stable &= i32(edgeAt(u64(own | bit | taken), u64(enemy & ~taken)));
    stable &= i32(edgeAt(u64(own & ~lost), u64(enemy | bit | lost)));
  }
  return stable;
}

function edgeFlips(square: i32, own: i32, enemy: i32): i32 {
  let flips = 0;
  for (let step = -1; step <= 1; step += 2) {
    let run = 0;
    let at = square + step;
    while (at >= 0 && at < 8 && (enemy & (1 << at)) !== 0) {
      run |= 1 << at;
      at += step;
    }
    if (at >= 0 && at < 8 && (own & (1 << at)) !== 0) flips |= run;
  }
  return flips;
}
