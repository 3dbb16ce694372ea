// 8×8 in two 32-bit halves: bit i of the low half is square i, of the high half square 32 + i. Legal moves by the
// classic shift-and-fill over all discs at once (chessprogramming.org, "Dumb7Fill"); flips by walking ready-made rays.
import type { Grid } from './grid.ts';
import { DIRECTIONS } from './plainGrid.ts';
import type { Side } from './side.ts';
import type { Square } from './square.ts';

const SIZE = 8;
const SQUARES = 64;
const HALF = 32;
/** All columns but a and h: an enemy disc there can have a neighbour on both sides. */
const INNER_COLUMNS = 0x7e7e7e7e;
/** Six enemy discs are the most that fit between two of one's own. */
const FILL_STEPS = 5;
const RAYS = makeRays();

/** The discs of both sides, each as low and high half. */
export interface Halves {
  readonly blackLow: number;
  readonly blackHigh: number;
  readonly whiteLow: number;
  readonly whiteHigh: number;
}

export class HalvesGrid implements Grid {
  readonly size = SIZE;
  readonly #halves: Halves;

  constructor(halves: Halves) {
    this.#halves = halves;
  }

  get halves(): Halves {
    return this.#halves;
  }

  discAt(square: Square): Side | undefined {
    const { blackLow, blackHigh, whiteLow, whiteHigh } = this.#halves;
    if (hasBit(blackLow, blackHigh, square)) return 'black';
    return hasBit(whiteLow, whiteHigh, square) ? 'white' : undefined;
  }

  count(side: Side): number {
    const { blackLow, blackHigh, whiteLow, whiteHigh } = this.#halves;
    return side === 'black'
      ? countBits(blackLow) + countBits(blackHigh)
      : countBits(whiteLow) + countBits(whiteHigh);
  }

  legalMoves(side: Side): readonly Square[] {
    const { blackLow, blackHigh, whiteLow, whiteHigh } = this.#halves;
    return side === 'black'
      ? movesOf(blackLow, blackHigh, whiteLow, whiteHigh)
      : movesOf(whiteLow, whiteHigh, blackLow, blackHigh);
  }

  flipsOf(side: Side, square: Square): readonly Square[] {
    const { blackLow, blackHigh, whiteLow, whiteHigh } = this.#halves;
    if (this.discAt(square) !== undefined) return [];
    return side === 'black'
      ? flipsOf(square, blackLow, blackHigh, whiteLow, whiteHigh)
      : flipsOf(square, whiteLow, whiteHigh, blackLow, blackHigh);
  }

  place(side: Side, square: Square, flips: readonly Square[]): Grid {
    let low = 0;
    let high = 0;
    for (const changed of [square, ...flips]) {
      if (changed < HALF) low |= 1 << changed;
      else high |= 1 << changed;
    }
    const { blackLow, blackHigh, whiteLow, whiteHigh } = this.#halves;
    const black = side === 'black';
    return new HalvesGrid({
      blackLow: black ? blackLow | low : blackLow & ~low,
      blackHigh: black ? blackHigh | high : blackHigh & ~high,
      whiteLow: black ? whiteLow & ~low : whiteLow | low,
      whiteHigh: black ? whiteHigh & ~high : whiteHigh | high,
    });
  }
}

/** The halves for 64 codes a1…h8 (0 empty, 1 black, 2 white). */
export function halvesOf(codes: Uint8Array): Halves {
  const bits = [0, 0, 0, 0, 0, 0];
  for (let square = 0; square < SQUARES; square++) {
    const index = 2 * (codes[square] ?? 0) + (square < HALF ? 0 : 1);
    bits[index] = (bits[index] ?? 0) | (1 << square);
  }
  const [, , blackLow = 0, blackHigh = 0, whiteLow = 0, whiteHigh = 0] = bits;
  return { blackLow, blackHigh, whiteLow, whiteHigh };
}

function hasBit(low: number, high: number, square: Square): boolean {
  return (((square < HALF ? low : high) >>> square) & 1) === 1;
}

/** Ones in a 32-bit number (Hacker's Delight, 5–1). */
function countBits(bits: number): number {
  let count = bits - ((bits >>> 1) & 0x55555555);
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333);
  return Math.imul((count + (count >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

function movesOf(ownLow: number, ownHigh: number, enemyLow: number, enemyHigh: number): Square[] {
  const emptyLow = ~(ownLow | enemyLow);
  const emptyHigh = ~(ownHigh | enemyHigh);
  const innerLow = enemyLow & INNER_COLUMNS;
  const innerHigh = enemyHigh & INNER_COLUMNS;
  let low = 0;
  let high = 0;
  for (const shift of [1, 7, 8, 9]) {
    const lineLow = shift === 8 ? enemyLow : innerLow;
    const lineHigh = shift === 8 ? enemyHigh : innerHigh;
    let upLow = (ownLow << shift) & lineLow;
    let upHigh = ((ownHigh << shift) | (ownLow >>> (HALF - shift))) & lineHigh;
    let downLow = ((ownLow >>> shift) | (ownHigh << (HALF - shift))) & lineLow;
    let downHigh = (ownHigh >>> shift) & lineHigh;
    for (let step = 0; step < FILL_STEPS; step++) {
      upHigh |= ((upHigh << shift) | (upLow >>> (HALF - shift))) & lineHigh;
      upLow |= (upLow << shift) & lineLow;
      downLow |= ((downLow >>> shift) | (downHigh << (HALF - shift))) & lineLow;
      downHigh |= (downHigh >>> shift) & lineHigh;
    }
    low |= (upLow << shift) | (downLow >>> shift) | (downHigh << (HALF - shift));
    high |= (upHigh << shift) | (upLow >>> (HALF - shift)) | (downHigh >>> shift);
  }
  return listBits(low & emptyLow, high & emptyHigh);
}

function listBits(low: number, high: number): Square[] {
  const squares: Square[] = [];
  for (let bits = low; bits !== 0; bits &= bits - 1) squares.push(31 - Math.clz32(bits & -bits));
  for (let bits = high; bits !== 0; bits &= bits - 1) squares.push(63 - Math.clz32(bits & -bits));
  return squares;
}

function flipsOf(
  square: Square,
  ownLow: number,
  ownHigh: number,
  enemyLow: number,
  enemyHigh: number,
): Square[] {
  const flips: Square[] = [];
  for (const ray of RAYS[square] ?? []) {
    let length = 0;
    while (length < ray.length && hasBit(enemyLow, enemyHigh, ray[length] ?? 0)) length++;
    if (length === 0 || length === ray.length) continue;
    if (!hasBit(ownLow, ownHigh, ray[length] ?? 0)) continue;
    for (let index = 0; index < length; index++) flips.push(ray[index] ?? 0);
  }
  return flips;
}

/** For each square its eight rays to the edge, in the order of `DIRECTIONS`. */
function makeRays(): readonly (readonly (readonly Square[])[])[] {
  return Array.from({ length: SQUARES }, (_, square) =>
    DIRECTIONS.map(([dx, dy]) => {
      const ray: Square[] = [];
      let column = (square % SIZE) + dx;
      let row = Math.floor(square / SIZE) + dy;
      while (column >= 0 && column < SIZE && row >= 0 && row < SIZE) {
        ray.push(row * SIZE + column);
        column += dx;
        row += dy;
      }
      return ray;
    }),
  );
}
