import { columnOf, rowOf, type BoardSize, type Position, type Square } from '../rules/index.ts';
import type { Bits, Core } from './core.ts';

const CORE_SIZE = 8;

/** A position as the core sees it: the mover's and the opponent's discs. Boards smaller than 8×8 lie in the middle. */
export interface BitBoard {
  readonly own: Bits;
  readonly enemy: Bits;
}

export function bitBoardOf(position: Position): BitBoard {
  let own = 0n;
  let enemy = 0n;
  for (let square = 0; square < position.squares; square++) {
    const disc = position.discAt(square);
    if (disc === undefined) continue;
    const bit = 1n << BigInt(placeOf(square, position.size));
    if (disc === position.mover) own |= bit;
    else enemy |= bit;
  }
  return { own, enemy };
}

/** The bit of a square of a board of that size (4, 6 or 8). */
export function placeOf(square: Square, size: BoardSize): number {
  const margin = (CORE_SIZE - size) / 2;
  return (rowOf(square, size) + margin) * CORE_SIZE + columnOf(square, size) + margin;
}

/** The square of a bit; the inverse of `placeOf`. */
export function squareOfPlace(place: number, size: BoardSize): Square {
  const margin = (CORE_SIZE - size) / 2;
  return (Math.floor(place / CORE_SIZE) - margin) * size + (place % CORE_SIZE) - margin;
}

/** All squares of a board of that size. */
export function playableBits(size: BoardSize): Bits {
  let bits = 0n;
  for (let square = 0; square < size * size; square++) bits |= 1n << BigInt(placeOf(square, size));
  return bits;
}

/** The board after a disc of its mover on a place, which must be legal; seen by the next side. */
export function childOf(core: Core, { own, enemy }: BitBoard, place: number): BitBoard {
  const flips = core.flipsOf(place, own, enemy);
  return {
    own: BigInt.asUintN(64, enemy ^ flips),
    enemy: BigInt.asUintN(64, own ^ flips ^ (1n << BigInt(place))),
  };
}

export function emptiesOf({ own, enemy }: BitBoard, size: BoardSize): number {
  return size * size - countBits(own) - countBits(enemy);
}

/** The places of the ones, lowest first. */
export function placesOf(bits: Bits): number[] {
  const places: number[] = [];
  for (let place = 0; place < CORE_SIZE * CORE_SIZE; place++) {
    if ((bits >> BigInt(place)) & 1n) places.push(place);
  }
  return places;
}

function countBits(bits: Bits): number {
  let count = 0;
  for (let rest = BigInt.asUintN(64, bits); rest !== 0n; rest &= rest - 1n) count++;
  return count;
}
