// The twin of core/stability.ts: a lower bound of the discs that can never turn again.
import { countBits } from './twinBits.ts';

const FIRST_TRY = -4;
const MOST = 64;
const FIRST_COLUMN = 0x01010101;
const GATHER = 0x01020408;
const SPREAD = 0x00204081;
const HALF = 32;
const BORDER_LOW = 0x818181ff | 0;
const BORDER_HIGH = 0xff818181 | 0;
const BORDER_COLUMNS = 0x81818181 | 0;
const INSIDE_LOW = 0x7e7e7e00;
const INSIDE_HIGH = 0x007e7e7e;
const EDGES = makeEdges();

let low = 0;
let high = 0;

/** An upper bound of what the mover can still get, or 64 where trying does not pay. */
export function bestPossible(
  ownLow: number,
  ownHigh: number,
  enemyLow: number,
  enemyHigh: number,
  alpha: number,
  empties: number,
): number {
  if (alpha < FIRST_TRY + empties) return MOST;
  return MOST - 2 * countStable(enemyLow, enemyHigh, ownLow, ownHigh);
}

function countStable(ownLow: number, ownHigh: number, enemyLow: number, enemyHigh: number): number {
  const discsLow = ownLow | enemyLow;
  const discsHigh = ownHigh | enemyHigh;
  const rowsLow = fullRows(discsLow) | BORDER_COLUMNS;
  const rowsHigh = fullRows(discsHigh) | BORDER_COLUMNS;
  let columns = discsLow & discsHigh;
  columns &= (columns >>> 8) | (columns << 24);
  columns &= (columns >>> 16) | (columns << 16);
  findFullDiagonals(discsLow, discsHigh, 7);
  const risingLow = low | BORDER_LOW;
  const risingHigh = high | BORDER_HIGH;
  findFullDiagonals(discsLow, discsHigh, 9);
  const fallingLow = low | BORDER_LOW;
  const fallingHigh = high | BORDER_HIGH;
  const columnsLow = columns | 255;
  const columnsHigh = columns | (255 << 24);
  const insideLow = ownLow & INSIDE_LOW;
  const insideHigh = ownHigh & INSIDE_HIGH;
  findStableEdges(ownLow, ownHigh, enemyLow, enemyHigh);
  let stableLow = low | (rowsLow & columnsLow & risingLow & fallingLow & insideLow);
  let stableHigh = high | (rowsHigh & columnsHigh & risingHigh & fallingHigh & insideHigh);
  for (;;) {
    const a = stableLow;
    const b = stableHigh;
    stableLow |=
      ((a >>> 1) | (a << 1) | rowsLow) &
      ((a >>> 8) | (b << 24) | (a << 8) | columnsLow) &
      ((a >>> 7) | (b << 25) | (a << 7) | risingLow) &
      ((a >>> 9) | (b << 23) | (a << 9) | fallingLow) &
      insideLow;
    stableHigh |=
      ((b >>> 1) | (b << 1) | rowsHigh) &
      ((b >>> 8) | (b << 8) | (a >>> 24) | columnsHigh) &
      ((b >>> 7) | (b << 7) | (a >>> 25) | risingHigh) &
      ((b >>> 9) | (b << 9) | (a >>> 23) | fallingHigh) &
      insideHigh;
    if (a === stableLow && b === stableHigh) return countBits(a, b);
  }
}

function fullRows(discs: number): number {
  let full = discs & (discs >>> 4);
  full &= full >>> 2;
  full &= full >>> 1;
  return Math.imul(full & FIRST_COLUMN, 255);
}

/** Leaves the squares on diagonals without an empty square; `step` is 7 or 9. */
function findFullDiagonals(discsLow: number, discsHigh: number, step: number): void {
  let upLow = ~discsLow;
  let upHigh = ~discsHigh;
  let downLow = upLow;
  let downHigh = upHigh;
  const rising = step === 9;
  let upMask = rising ? 0x7f7f7f7f : 0xfefefefe;
  let downMask = rising ? 0xfefefefe : 0x7f7f7f7f;
  for (let far = step; far <= 2 * step; far *= 2) {
    const back = HALF - far;
    const maskedUp = upLow & upMask;
    const maskedDown = downHigh & downMask;
    upHigh |= ((upHigh & upMask) << far) | (maskedUp >>> back);
    upLow |= maskedUp << far;
    downLow |= ((downLow & downMask) >>> far) | (maskedDown << back);
    downHigh |= maskedDown >>> far;
    upMask = rising ? 0x3f3f3f3f : 0xfcfcfcfc;
    downMask = rising ? 0xfcfcfcfc : 0x3f3f3f3f;
  }
  upMask = rising ? 0x0f0f0f0f : 0xf0f0f0f0;
  downMask = rising ? 0xf0f0f0f0 : 0x0f0f0f0f;
  upHigh |= shiftedUp(upLow & upMask, 4 * step);
  downLow |= shiftedDown(downHigh & downMask, 4 * step);
  low = ~(upLow | downLow);
  high = ~(upHigh | downHigh);
}

/** The high half after the low one has moved by 28 or 36 squares; what was in the high half leaves the board. */
function shiftedUp(half: number, by: number): number {
  return by < HALF ? half >>> (HALF - by) : half << (by - HALF);
}

function shiftedDown(half: number, by: number): number {
  return by < HALF ? half << (HALF - by) : half >>> (by - HALF);
}

function findStableEdges(ownLow: number, ownHigh: number, enemyLow: number, enemyHigh: number): void {
  const top = EDGES[((ownLow & 255) << 8) | (enemyLow & 255)] ?? 0;
  const bottom = EDGES[((ownHigh >>> 24) << 8) | (enemyHigh >>> 24)] ?? 0;
  const left = EDGES[(gather(ownLow, ownHigh) << 8) | gather(enemyLow, enemyHigh)] ?? 0;
  const ownRight = gather(ownLow >>> 7, ownHigh >>> 7);
  const right = EDGES[(ownRight << 8) | gather(enemyLow >>> 7, enemyHigh >>> 7)] ?? 0;
  low = top | spread(left & 15) | (spread(right & 15) << 7);
  high = (bottom << 24) | spread(left >>> 4) | (spread(right >>> 4) << 7);
}

function gather(lowHalf: number, highHalf: number): number {
  return Math.imul((lowHalf & FIRST_COLUMN) | ((highHalf & FIRST_COLUMN) << 4), GATHER) >>> 24;
}

function spread(rows: number): number {
  return Math.imul(rows, SPREAD) & FIRST_COLUMN;
}

/** For each byte of own and enemy discs on an edge the own ones that are stable, fullest edges first. */
function makeEdges(): Uint8Array {
  const edges = new Uint8Array(65_536);
  for (let empties = 0; empties <= 8; empties++) {
    for (let own = 0; own < 256; own++) {
      for (let enemy = 0; enemy < 256; enemy++) {
        if ((own & enemy) !== 0 || 8 - countBits(own | enemy, 0) !== empties) continue;
        edges[(own << 8) | enemy] = stableOnEdge(edges, own, enemy);
      }
    }
  }
  return edges;
}

function stableOnEdge(edges: Uint8Array, own: number, enemy: number): number {
  let stable = own;
  for (let square = 0; square < 8; square++) {
    const bit = 1 << square;
    if (((own | enemy) & bit) !== 0) continue;
    const taken = edgeFlips(square, own, enemy);
    const lost = edgeFlips(square, enemy, own);
    stable &= edges[((own | bit | taken) << 8) | (enemy & ~taken)] ?? 0;
    stable &= edges[((own & ~lost) << 8) | enemy | bit | lost] ?? 0;
  }
  return stable;
}

function edgeFlips(square: number, own: number, enemy: number): number {
  let flips = 0;
  for (const step of [-1, 1]) {
    let run = 0;
    let at = square + step;
    for (; at >= 0 && at < 8 && (enemy & (1 << at)) !== 0; at += step) run |= 1 << at;
    if (at >= 0 && at < 8 && (own & (1 << at)) !== 0) flips |= run;
  }
  return flips;
}
