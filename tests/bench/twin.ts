// The core's perft in plain TypeScript, tuned: 8×8 in two 32-bit halves, no allocation; results of two halves come back
// in module variables. It shows what WebAssembly gains.
const INNER = 0x7e7e7e7e;
const HALF = 32;
/** For each square and each of eight directions the squares of its ray, nearest first, 8 numbers ended by −1. */
const RAYS = makeRays();

let low = 0;
let high = 0;

/** Lines of `depth` half-moves; discs as low and high half of mover and opponent. */
export function twinPerft(
  ownLow: number,
  ownHigh: number,
  enemyLow: number,
  enemyHigh: number,
  depth: number,
): number {
  movesOf(ownLow, ownHigh, enemyLow, enemyHigh);
  let movesLow = low;
  let movesHigh = high;
  if ((movesLow | movesHigh) === 0) {
    movesOf(enemyLow, enemyHigh, ownLow, ownHigh);
    if ((low | high) === 0) return 1;
    return depth === 1 ? 1 : twinPerft(enemyLow, enemyHigh, ownLow, ownHigh, depth - 1);
  }
  if (depth === 1) return countBits(movesLow) + countBits(movesHigh);
  let lines = 0;
  while (movesLow !== 0) {
    const bit = movesLow & -movesLow;
    movesLow ^= bit;
    flipsOf(31 - Math.clz32(bit), ownLow, ownHigh, enemyLow, enemyHigh);
    lines += twinPerft(enemyLow ^ low, enemyHigh ^ high, ownLow ^ low ^ bit, ownHigh ^ high, depth - 1);
  }
  while (movesHigh !== 0) {
    const bit = movesHigh & -movesHigh;
    movesHigh ^= bit;
    flipsOf(63 - Math.clz32(bit), ownLow, ownHigh, enemyLow, enemyHigh);
    lines += twinPerft(enemyLow ^ low, enemyHigh ^ high, ownLow ^ low, ownHigh ^ high ^ bit, depth - 1);
  }
  return lines;
}

function countBits(bits: number): number {
  let count = bits - ((bits >>> 1) & 0x55555555);
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333);
  return Math.imul((count + (count >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

function movesOf(ownLow: number, ownHigh: number, enemyLow: number, enemyHigh: number): void {
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
  fill(ownLow, ownHigh, enemyLow, enemyHigh, 8);
  foundLow |= low;
  foundHigh |= high;
  fill(ownLow, ownHigh, innerLow, innerHigh, 7);
  foundLow |= low;
  foundHigh |= high;
  fill(ownLow, ownHigh, innerLow, innerHigh, 9);
  low = (foundLow | low) & ~(ownLow | enemyLow);
  high = (foundHigh | high) & ~(ownHigh | enemyHigh);
}

/** Fills both ways along one line of the board, as the core does. */
function fill(ownLow: number, ownHigh: number, lineLow: number, lineHigh: number, step: number): void {
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
  for (let turn = 0; turn < 2; turn++) {
    upHigh |= pairUpHigh & ((upHigh << twice) | (upLow >>> backTwice));
    upLow |= pairUpLow & (upLow << twice);
    downLow |= pairDownLow & ((downLow >>> twice) | (downHigh << backTwice));
    downHigh |= pairDownHigh & (downHigh >>> twice);
  }
  low = (upLow << step) | (downLow >>> step) | (downHigh << back);
  high = (upHigh << step) | (upLow >>> back) | (downHigh >>> step);
}

function flipsOf(square: number, ownLow: number, ownHigh: number, enemyLow: number, enemyHigh: number): void {
  let flipLow = 0;
  let flipHigh = 0;
  for (let ray = square << 6; ray < (square + 1) << 6; ray += 8) {
    let runLow = 0;
    let runHigh = 0;
    for (let at = ray; ; at++) {
      const next = RAYS[at] ?? -1;
      if (next < 0) break;
      const bit = 1 << next;
      if (((next < HALF ? enemyLow : enemyHigh) & bit) !== 0) {
        if (next < HALF) runLow |= bit;
        else runHigh |= bit;
        continue;
      }
      if (((next < HALF ? ownLow : ownHigh) & bit) !== 0) {
        flipLow |= runLow;
        flipHigh |= runHigh;
      }
      break;
    }
  }
  low = flipLow;
  high = flipHigh;
}

function makeRays(): Int8Array {
  const rays = new Int8Array(64 * 64).fill(-1);
  const steps = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy] as const));
  const directions = steps.filter(([dx, dy]) => dx !== 0 || dy !== 0);
  for (let square = 0; square < 64; square++) {
    directions.forEach(([dx, dy], direction) => {
      let column = (square & 7) + dx;
      let row = (square >> 3) + dy;
      for (let at = 0; column >= 0 && column < 8 && row >= 0 && row < 8; at++) {
        rays[(square << 6) + (direction << 3) + at] = row * 8 + column;
        column += dx;
        row += dy;
      }
    });
  }
  return rays;
}
