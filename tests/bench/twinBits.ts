// Bitboards in plain TypeScript, tuned: 8×8 in two 32-bit halves, no allocation. What has two halves returns the low one and
// leaves the high one in `high`. Flips by a table for each line ("kindergarten"), of several ways the fastest in JavaScript.
const INNER = 0x7e7e7e7e;
const FIRST_COLUMN = 0x01010101;
/** Gathers a column of four rows into the highest byte, and spreads it again. */
const GATHER = 0x01020408;
const SPREAD = 0x00204081;
const HALF = 32;
const PLACE_SHIFT = 14;
const INNER_BITS = 63 << 8;
// Indices are sums of masked parts, from which the compiler sees that they lie within a table.
/** For each place on a line, six inner enemy squares and eight own ones, the squares that a disc there turns. */
const FLIPS = new Uint8Array(8 << PLACE_SHIFT);
/** For each place and each byte of own discs, twice the discs that the last disc of the line turns. */
const LAST_FLIPS = new Uint8Array(8 * 256);
/** For each square the halves of its two diagonals. */
const RISING_LOW = new Int32Array(64);
const RISING_HIGH = new Int32Array(64);
const FALLING_LOW = new Int32Array(64);
const FALLING_HIGH = new Int32Array(64);

makeTables();

/** The high half of the last result. */
export let high = 0;

/** The bits of two halves together. */
export function countBits(low: number, up: number): number {
  let a = low - ((low >>> 1) & 0x55555555);
  let b = up - ((up >>> 1) & 0x55555555);
  a = (a & 0x33333333) + ((a >>> 2) & 0x33333333);
  b = (b & 0x33333333) + ((b >>> 2) & 0x33333333);
  a += b;
  return Math.imul((a & 0x0f0f0f0f) + ((a >>> 4) & 0x0f0f0f0f), 0x01010101) >>> 24;
}

/** The number of the lowest bit of a half that is not 0. */
export function lowest(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

/** Where the owner of `own` may move. */
export function movesOf(ownLow: number, ownHigh: number, enemyLow: number, enemyHigh: number): number {
  const innerLow = enemyLow & INNER;
  const innerHigh = enemyHigh & INNER;
  // Along a row nothing crosses from half to half; upward a sum carries through a whole run.
  let right = innerLow & (ownLow >>> 1);
  right |= innerLow & (right >>> 1);
  let pair = innerLow & (innerLow >>> 1);
  right |= pair & (right >>> 2);
  right |= pair & (right >>> 2);
  let foundLow = (right >>> 1) | (innerLow + (innerLow & (ownLow << 1)));
  right = innerHigh & (ownHigh >>> 1);
  right |= innerHigh & (right >>> 1);
  pair = innerHigh & (innerHigh >>> 1);
  right |= pair & (right >>> 2);
  right |= pair & (right >>> 2);
  let foundHigh = (right >>> 1) | (innerHigh + (innerHigh & (ownHigh << 1)));
  foundLow |= fillColumns(ownLow, ownHigh, enemyLow, enemyHigh);
  foundHigh |= high;
  foundLow |= fillRising(ownLow, ownHigh, innerLow, innerHigh);
  foundHigh |= high;
  foundLow |= fillFalling(ownLow, ownHigh, innerLow, innerHigh);
  high = (foundHigh | high) & ~(ownHigh | enemyHigh);
  return foundLow & ~(ownLow | enemyLow);
}

/** Fills both ways along the columns, as the core does; shifts by a constant are quicker than by a parameter. */
function fillColumns(ownLow: number, ownHigh: number, lineLow: number, lineHigh: number): number {
  let upLow = lineLow & (ownLow << 8);
  let upHigh = lineHigh & ((ownHigh << 8) | (ownLow >>> 24));
  let downLow = lineLow & ((ownLow >>> 8) | (ownHigh << 24));
  let downHigh = lineHigh & (ownHigh >>> 8);
  upHigh |= lineHigh & ((upHigh << 8) | (upLow >>> 24));
  upLow |= lineLow & (upLow << 8);
  downLow |= lineLow & ((downLow >>> 8) | (downHigh << 24));
  downHigh |= lineHigh & (downHigh >>> 8);
  const pairUpLow = lineLow & (lineLow << 8);
  const pairUpHigh = lineHigh & ((lineHigh << 8) | (lineLow >>> 24));
  const pairDownLow = (pairUpLow >>> 8) | (pairUpHigh << 24);
  const pairDownHigh = pairUpHigh >>> 8;
  upHigh |= pairUpHigh & ((upHigh << 16) | (upLow >>> 16));
  upLow |= pairUpLow & (upLow << 16);
  downLow |= pairDownLow & ((downLow >>> 16) | (downHigh << 16));
  downHigh |= pairDownHigh & (downHigh >>> 16);
  upHigh |= pairUpHigh & ((upHigh << 16) | (upLow >>> 16));
  upLow |= pairUpLow & (upLow << 16);
  downLow |= pairDownLow & ((downLow >>> 16) | (downHigh << 16));
  downHigh |= pairDownHigh & (downHigh >>> 16);
  high = (upHigh << 8) | (upLow >>> 24) | (downHigh >>> 8);
  return (upLow << 8) | (downLow >>> 8) | (downHigh << 24);
}

/** The same along the diagonals that rise. */
function fillRising(ownLow: number, ownHigh: number, lineLow: number, lineHigh: number): number {
  let upLow = lineLow & (ownLow << 7);
  let upHigh = lineHigh & ((ownHigh << 7) | (ownLow >>> 25));
  let downLow = lineLow & ((ownLow >>> 7) | (ownHigh << 25));
  let downHigh = lineHigh & (ownHigh >>> 7);
  upHigh |= lineHigh & ((upHigh << 7) | (upLow >>> 25));
  upLow |= lineLow & (upLow << 7);
  downLow |= lineLow & ((downLow >>> 7) | (downHigh << 25));
  downHigh |= lineHigh & (downHigh >>> 7);
  const pairUpLow = lineLow & (lineLow << 7);
  const pairUpHigh = lineHigh & ((lineHigh << 7) | (lineLow >>> 25));
  const pairDownLow = (pairUpLow >>> 7) | (pairUpHigh << 25);
  const pairDownHigh = pairUpHigh >>> 7;
  upHigh |= pairUpHigh & ((upHigh << 14) | (upLow >>> 18));
  upLow |= pairUpLow & (upLow << 14);
  downLow |= pairDownLow & ((downLow >>> 14) | (downHigh << 18));
  downHigh |= pairDownHigh & (downHigh >>> 14);
  upHigh |= pairUpHigh & ((upHigh << 14) | (upLow >>> 18));
  upLow |= pairUpLow & (upLow << 14);
  downLow |= pairDownLow & ((downLow >>> 14) | (downHigh << 18));
  downHigh |= pairDownHigh & (downHigh >>> 14);
  high = (upHigh << 7) | (upLow >>> 25) | (downHigh >>> 7);
  return (upLow << 7) | (downLow >>> 7) | (downHigh << 25);
}

/** The same along the diagonals that fall. */
function fillFalling(ownLow: number, ownHigh: number, lineLow: number, lineHigh: number): number {
  let upLow = lineLow & (ownLow << 9);
  let upHigh = lineHigh & ((ownHigh << 9) | (ownLow >>> 23));
  let downLow = lineLow & ((ownLow >>> 9) | (ownHigh << 23));
  let downHigh = lineHigh & (ownHigh >>> 9);
  upHigh |= lineHigh & ((upHigh << 9) | (upLow >>> 23));
  upLow |= lineLow & (upLow << 9);
  downLow |= lineLow & ((downLow >>> 9) | (downHigh << 23));
  downHigh |= lineHigh & (downHigh >>> 9);
  const pairUpLow = lineLow & (lineLow << 9);
  const pairUpHigh = lineHigh & ((lineHigh << 9) | (lineLow >>> 23));
  const pairDownLow = (pairUpLow >>> 9) | (pairUpHigh << 23);
  const pairDownHigh = pairUpHigh >>> 9;
  upHigh |= pairUpHigh & ((upHigh << 18) | (upLow >>> 14));
  upLow |= pairUpLow & (upLow << 18);
  downLow |= pairDownLow & ((downLow >>> 18) | (downHigh << 14));
  downHigh |= pairDownHigh & (downHigh >>> 18);
  upHigh |= pairUpHigh & ((upHigh << 18) | (upLow >>> 14));
  upLow |= pairUpLow & (upLow << 18);
  downLow |= pairDownLow & ((downLow >>> 18) | (downHigh << 14));
  downHigh |= pairDownHigh & (downHigh >>> 18);
  high = (upHigh << 9) | (upLow >>> 23) | (downHigh >>> 9);
  return (upLow << 9) | (downLow >>> 9) | (downHigh << 23);
}

/** The enemy discs that an own disc on `square` turns. */
export function flipsOf(
  square: number,
  ownLow: number,
  ownHigh: number,
  enemyLow: number,
  enemyHigh: number,
): number {
  const column = square & 7;
  const byColumn = column << PLACE_SHIFT;
  const risingLow = RISING_LOW[square & 63] ?? 0;
  const risingHigh = RISING_HIGH[square & 63] ?? 0;
  const fallingLow = FALLING_LOW[square & 63] ?? 0;
  const fallingHigh = FALLING_HIGH[square & 63] ?? 0;
  let own = Math.imul((ownLow & risingLow) | (ownHigh & risingHigh), FIRST_COLUMN) >>> 24;
  let enemy = Math.imul((enemyLow & risingLow) | (enemyHigh & risingHigh), FIRST_COLUMN) >>> 17;
  let bytes = Math.imul(FLIPS[byColumn + (enemy & INNER_BITS) + own] ?? 0, FIRST_COLUMN);
  let flipLow = bytes & risingLow;
  let flipHigh = bytes & risingHigh;
  own = Math.imul((ownLow & fallingLow) | (ownHigh & fallingHigh), FIRST_COLUMN) >>> 24;
  enemy = Math.imul((enemyLow & fallingLow) | (enemyHigh & fallingHigh), FIRST_COLUMN) >>> 17;
  bytes = Math.imul(FLIPS[byColumn + (enemy & INNER_BITS) + own] ?? 0, FIRST_COLUMN);
  flipLow |= bytes & fallingLow;
  flipHigh |= bytes & fallingHigh;
  own = gather(ownLow >>> column, ownHigh >>> column);
  enemy = gather(enemyLow >>> column, enemyHigh >>> column) << 7;
  const byRow = ((square >> 3) & 7) << PLACE_SHIFT;
  let turned = FLIPS[byRow + (enemy & INNER_BITS) + own] ?? 0;
  flipLow |= (Math.imul(turned & 15, SPREAD) & FIRST_COLUMN) << column;
  flipHigh |= (Math.imul(turned >>> 4, SPREAD) & FIRST_COLUMN) << column;
  // All ones in the lower half of the board: a branch would be foretold wrongly every other time.
  const isLow = (square - HALF) >> 31;
  const shift = square & 24;
  own = (((ownLow & isLow) | (ownHigh & ~isLow)) >>> shift) & 255;
  enemy = (((enemyLow & isLow) | (enemyHigh & ~isLow)) >>> shift) << 7;
  turned = (FLIPS[byColumn + (enemy & INNER_BITS) + own] ?? 0) << shift;
  high = flipHigh | (turned & ~isLow);
  return flipLow | (turned & isLow);
}

function gather(low: number, highHalf: number): number {
  return Math.imul((low & FIRST_COLUMN) | ((highHalf & FIRST_COLUMN) << 4), GATHER) >>> 24;
}

/** Twice the discs turned by an own disc on the only empty square left. */
export function lastFlips(square: number, ownLow: number, ownHigh: number): number {
  const column = square & 7;
  const byColumn = column << 8;
  const rising = (ownLow & (RISING_LOW[square & 63] ?? 0)) | (ownHigh & (RISING_HIGH[square & 63] ?? 0));
  const falling = (ownLow & (FALLING_LOW[square & 63] ?? 0)) | (ownHigh & (FALLING_HIGH[square & 63] ?? 0));
  const isLow = (square - HALF) >> 31;
  const line = (((ownLow & isLow) | (ownHigh & ~isLow)) >>> (square & 24)) & 255;
  return (
    (LAST_FLIPS[byColumn + (Math.imul(rising, FIRST_COLUMN) >>> 24)] ?? 0) +
    (LAST_FLIPS[byColumn + (Math.imul(falling, FIRST_COLUMN) >>> 24)] ?? 0) +
    (LAST_FLIPS[(((square >> 3) & 7) << 8) + gather(ownLow >>> column, ownHigh >>> column)] ?? 0) +
    (LAST_FLIPS[byColumn + line] ?? 0)
  );
}

function makeTables(): void {
  for (let place = 0; place < 8; place++) {
    for (let own = 0; own < 256; own++) {
      for (let inner = 0; inner < 64; inner++) {
        FLIPS[(place << PLACE_SHIFT) | (inner << 8) | own] = lineFlips(place, own, inner << 1);
      }
      LAST_FLIPS[(place << 8) | own] = 2 * countBits(lineFlips(place, own, ~own), 0);
    }
  }
  for (let square = 0; square < 64; square++) {
    for (let other = 0; other < 64; other++) {
      const down = (other >> 3) - (square >> 3);
      const across = (other & 7) - (square & 7);
      if (down === 0 || Math.abs(across) !== Math.abs(down)) continue;
      const [low, up] = across === down ? [FALLING_LOW, FALLING_HIGH] : [RISING_LOW, RISING_HIGH];
      const half = other < HALF ? low : up;
      half[square] = (half[square] ?? 0) | (1 << (other & 31));
    }
  }
}

/** What a disc on a place of a line turns. */
function lineFlips(place: number, own: number, enemy: number): number {
  let flips = 0;
  for (const step of [-1, 1]) {
    let run = 0;
    let at = place + step;
    for (; at >= 0 && at < 8 && ((enemy >> at) & 1) === 1; at += step) run |= 1 << at;
    if (at >= 0 && at < 8 && ((own >> at) & 1) === 1) flips |= run;
  }
  return flips;
}
