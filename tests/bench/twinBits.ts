// Bitboards in plain TypeScript, tuned: 8×8 in two 32-bit halves, no allocation. What has two halves returns the low one and
// leaves the high one in `high`. Flips by a table for each line ("kindergarten"), of several ways the fastest in JavaScript.
const INNER = 0x7e7e7e7e;
const FIRST_COLUMN = 0x01010101;
/** Gathers a column of four rows into the highest byte, and spreads it again. */
const GATHER = 0x01020408;
const SPREAD = 0x00204081;
const HALF = 32;
/** For each place on a line and six inner enemy squares, the squares where an own disc would turn some of them. */
const OUTFLANKS = new Uint8Array(8 * 64);
/** For each place and each set of own discs there, the squares between. */
const BETWEEN = new Uint8Array(8 * 256);
/** For each place and each byte of own discs, twice the discs that the last disc of the line turns. */
const LAST_FLIPS = new Uint8Array(8 * 256);
/** For each square the low and high halves of its rising and falling diagonal. */
const DIAGONALS = new Int32Array(64 * 4);
/** For each square the low and high halves of the squares around it. */
const NEIGHBOURS = new Int32Array(64 * 2);

makeTables();

/** The high half of the last result. */
export let high = 0;

export function countBits(bits: number): number {
  let count = bits - ((bits >>> 1) & 0x55555555);
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333);
  return Math.imul((count + (count >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
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
  foundLow |= fill(ownLow, ownHigh, enemyLow, enemyHigh, 8);
  foundHigh |= high;
  foundLow |= fill(ownLow, ownHigh, innerLow, innerHigh, 7);
  foundHigh |= high;
  foundLow |= fill(ownLow, ownHigh, innerLow, innerHigh, 9);
  high = (foundHigh | high) & ~(ownHigh | enemyHigh);
  return foundLow & ~(ownLow | enemyLow);
}

/** Fills both ways along one line of the board, as the core does. */
function fill(ownLow: number, ownHigh: number, lineLow: number, lineHigh: number, step: number): number {
  const back = HALF - step;
  const twice = step << 1;
  const backTwice = HALF - twice;
  let upLow = lineLow & (ownLow << step);
  let upHigh = lineHigh & ((ownHigh << step) | (ownLow >>> back));
  let downLow = lineLow & ((ownLow >>> step) | (ownHigh << back));
  let downHigh = lineHigh & (ownHigh >>> step);
  upHigh |= lineHigh & ((upHigh << step) | (upLow >>> back));
  upLow |= lineLow & (upLow << step);
  downLow |= lineLow & ((downLow >>> step) | (downHigh << back));
  downHigh |= lineHigh & (downHigh >>> step);
  const pairUpLow = lineLow & (lineLow << step);
  const pairUpHigh = lineHigh & ((lineHigh << step) | (lineLow >>> back));
  const pairDownLow = (pairUpLow >>> step) | (pairUpHigh << back);
  const pairDownHigh = pairUpHigh >>> step;
  upHigh |= pairUpHigh & ((upHigh << twice) | (upLow >>> backTwice));
  upLow |= pairUpLow & (upLow << twice);
  downLow |= pairDownLow & ((downLow >>> twice) | (downHigh << backTwice));
  downHigh |= pairDownHigh & (downHigh >>> twice);
  upHigh |= pairUpHigh & ((upHigh << twice) | (upLow >>> backTwice));
  upLow |= pairUpLow & (upLow << twice);
  downLow |= pairDownLow & ((downLow >>> twice) | (downHigh << backTwice));
  downHigh |= pairDownHigh & (downHigh >>> twice);
  high = (upHigh << step) | (upLow >>> back) | (downHigh >>> step);
  return (upLow << step) | (downLow >>> step) | (downHigh << back);
}

/** The enemy discs that an own disc on `square` turns. */
export function flipsOf(
  square: number,
  ownLow: number,
  ownHigh: number,
  enemyLow: number,
  enemyHigh: number,
): number {
  const near = square << 1;
  if (((enemyLow & (NEIGHBOURS[near] ?? 0)) | (enemyHigh & (NEIGHBOURS[near + 1] ?? 0))) === 0) {
    high = 0;
    return 0;
  }
  const column = square & 7;
  const row = square >> 3;
  const byColumn = column << 6;
  const fromColumn = column << 8;
  const masks = square << 2;
  const risingLow = DIAGONALS[masks] ?? 0;
  const risingHigh = DIAGONALS[masks + 1] ?? 0;
  const fallingLow = DIAGONALS[masks + 2] ?? 0;
  const fallingHigh = DIAGONALS[masks + 3] ?? 0;
  let own = Math.imul((ownLow & risingLow) | (ownHigh & risingHigh), FIRST_COLUMN) >>> 24;
  let enemy = Math.imul((enemyLow & risingLow) | (enemyHigh & risingHigh), FIRST_COLUMN) >>> 25;
  let turned = BETWEEN[fromColumn | ((OUTFLANKS[byColumn | (enemy & 63)] ?? 0) & own)] ?? 0;
  let bytes = Math.imul(turned, FIRST_COLUMN);
  let flipLow = bytes & risingLow;
  let flipHigh = bytes & risingHigh;
  own = Math.imul((ownLow & fallingLow) | (ownHigh & fallingHigh), FIRST_COLUMN) >>> 24;
  enemy = Math.imul((enemyLow & fallingLow) | (enemyHigh & fallingHigh), FIRST_COLUMN) >>> 25;
  turned = BETWEEN[fromColumn | ((OUTFLANKS[byColumn | (enemy & 63)] ?? 0) & own)] ?? 0;
  bytes = Math.imul(turned, FIRST_COLUMN);
  flipLow |= bytes & fallingLow;
  flipHigh |= bytes & fallingHigh;
  own = gather(ownLow >>> column, ownHigh >>> column);
  enemy = gather(enemyLow >>> column, enemyHigh >>> column) >>> 1;
  turned = BETWEEN[(row << 8) | ((OUTFLANKS[(row << 6) | (enemy & 63)] ?? 0) & own)] ?? 0;
  flipLow |= (Math.imul(turned & 15, SPREAD) & FIRST_COLUMN) << column;
  flipHigh |= (Math.imul(turned >>> 4, SPREAD) & FIRST_COLUMN) << column;
  const shift = square & 24;
  if (square < HALF) {
    own = (ownLow >>> shift) & 255;
    enemy = (enemyLow >>> (shift + 1)) & 63;
    flipLow |= (BETWEEN[fromColumn | ((OUTFLANKS[byColumn | enemy] ?? 0) & own)] ?? 0) << shift;
  } else {
    own = (ownHigh >>> shift) & 255;
    enemy = (enemyHigh >>> (shift + 1)) & 63;
    flipHigh |= (BETWEEN[fromColumn | ((OUTFLANKS[byColumn | enemy] ?? 0) & own)] ?? 0) << shift;
  }
  high = flipHigh;
  return flipLow;
}

function gather(low: number, highHalf: number): number {
  return Math.imul((low & FIRST_COLUMN) | ((highHalf & FIRST_COLUMN) << 4), GATHER) >>> 24;
}

/** Twice the discs turned by an own disc on the only empty square left. */
export function lastFlips(square: number, ownLow: number, ownHigh: number): number {
  const column = square & 7;
  const masks = square << 2;
  const byColumn = column << 8;
  const rising = (ownLow & (DIAGONALS[masks] ?? 0)) | (ownHigh & (DIAGONALS[masks + 1] ?? 0));
  const falling = (ownLow & (DIAGONALS[masks + 2] ?? 0)) | (ownHigh & (DIAGONALS[masks + 3] ?? 0));
  const line = ((square < HALF ? ownLow : ownHigh) >>> (square & 24)) & 255;
  return (
    (LAST_FLIPS[byColumn | (Math.imul(rising, FIRST_COLUMN) >>> 24)] ?? 0) +
    (LAST_FLIPS[byColumn | (Math.imul(falling, FIRST_COLUMN) >>> 24)] ?? 0) +
    (LAST_FLIPS[((square >> 3) << 8) | gather(ownLow >>> column, ownHigh >>> column)] ?? 0) +
    (LAST_FLIPS[byColumn | line] ?? 0)
  );
}

function makeTables(): void {
  for (let place = 0; place < 8; place++) {
    for (let inner = 0; inner < 64; inner++) {
      OUTFLANKS[(place << 6) | inner] = endOf(place, inner << 1, 1) | endOf(place, inner << 1, -1);
    }
    for (let own = 0; own < 256; own++) {
      const between = runOf(place, own, 1) | runOf(place, own, -1);
      BETWEEN[(place << 8) | own] = between;
      LAST_FLIPS[(place << 8) | own] = 2 * countBits(between);
    }
  }
  for (let square = 0; square < 64; square++) {
    makeNeighbours(square);
    makeDiagonal(square, 0, -1);
    makeDiagonal(square, 2, 1);
  }
}

/** The square behind the run of enemies that begins beside a place, 0 without a run. */
function endOf(place: number, enemy: number, step: number): number {
  let at = place + step;
  while (at >= 0 && at < 8 && ((enemy >> at) & 1) === 1) at += step;
  return at >= 0 && at < 8 && at !== place + step ? 1 << at : 0;
}

/** The squares between a place and the next own disc, 0 when there is none. */
function runOf(place: number, own: number, step: number): number {
  let run = 0;
  for (let at = place + step; at >= 0 && at < 8; at += step) {
    if (((own >> at) & 1) === 1) return run;
    run |= 1 << at;
  }
  return 0;
}

function makeDiagonal(square: number, half: number, dx: number): void {
  for (let other = 0; other < 64; other++) {
    const down = (other >> 3) - (square >> 3);
    if (down === 0 || (other & 7) - (square & 7) !== down * dx) continue;
    const at = (square << 2) + half + (other >> 5);
    DIAGONALS[at] = (DIAGONALS[at] ?? 0) | (1 << (other & 31));
  }
}

function makeNeighbours(square: number): void {
  for (let other = 0; other < 64; other++) {
    const across = Math.abs((other & 7) - (square & 7));
    const down = Math.abs((other >> 3) - (square >> 3));
    if (Math.max(across, down) !== 1) continue;
    const at = (square << 1) + (other >> 5);
    NEIGHBOURS[at] = (NEIGHBOURS[at] ?? 0) | (1 << (other & 31));
  }
}
