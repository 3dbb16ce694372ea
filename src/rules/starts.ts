import { BLACK, WHITE, codeOf } from './plainGrid.ts';
import { Position } from './position.ts';
import type { Side } from './side.ts';
import { squareAt, type BoardSize, type Square } from './square.ts';

/** Discs that a random start places before the players take over. */
export const RANDOM_START_PLIES = 8;
/** How far the sides of a random start may be apart, in discs and in moves. */
const BALANCE_DISCS = 2;
const BALANCE_MOVES = 2;
const MAX_TRIES = 400;

/** The usual start: on 8×8 d4 and e5 white, e4 and d5 black. */
export function standardStart(size: BoardSize, mover: Side = 'black'): Position {
  return centred(size, WHITE, BLACK, mover);
}

/** The start of the original: the four discs with their colours exchanged. */
export function mirroredStart(size: BoardSize, mover: Side = 'black'): Position {
  return centred(size, BLACK, WHITE, mover);
}

/** The usual start with 1 to 4 corners given to `side` as odds, in the customary order a1, h8, h1, a8. */
export function oddsStart(
  size: BoardSize,
  corners: 1 | 2 | 3 | 4,
  side: Side,
  mover: Side = 'black',
): Position {
  const codes = standardStart(size).codes();
  for (const corner of cornersOf(size).slice(0, corners)) codes[corner] = codeOf(side);
  return Position.of(size, codes, mover);
}

/**
 * A start after eight random plies (four on 4×4) with `mover` to move and the sides close to each other in discs and
 * in moves; `random` gives numbers in 0 ≤ x < 1. Falls back to the closest one met.
 */
export function randomStart(size: BoardSize, random: () => number, mover: Side = 'black'): Position {
  let best = standardStart(size, mover);
  let bestGap = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < MAX_TRIES && bestGap > 0; tries++) {
    const position = afterRandomPlies(size, random, mover);
    const gap = position === undefined ? Number.POSITIVE_INFINITY : imbalanceOf(position);
    if (position !== undefined && gap < bestGap) [best, bestGap] = [position, gap];
  }
  return best;
}

/** Corners in the order in which odds are given: a1, h8, h1, a8 on 8×8. */
export function cornersOf(size: BoardSize): readonly Square[] {
  const last = size - 1;
  return [squareAt(0, 0, size), squareAt(last, last, size), squareAt(last, 0, size), squareAt(0, last, size)];
}

function centred(size: BoardSize, falling: number, rising: number, mover: Side): Position {
  const codes = new Uint8Array(size * size);
  const near = size / 2 - 1;
  const far = size / 2;
  codes[squareAt(near, near, size)] = falling;
  codes[squareAt(far, far, size)] = falling;
  codes[squareAt(far, near, size)] = rising;
  codes[squareAt(near, far, size)] = rising;
  return Position.of(size, codes, mover);
}

function afterRandomPlies(size: BoardSize, random: () => number, mover: Side): Position | undefined {
  let position = standardStart(size, mover);
  const plies = size === 4 ? RANDOM_START_PLIES / 2 : RANDOM_START_PLIES;
  for (let ply = 0; ply < plies; ply++) {
    const moves = position.legalMoves;
    const next = position.play(moves[Math.floor(random() * moves.length)] ?? -1);
    if (!next.ok) return undefined;
    position = next.value;
  }
  return position.legalMoves.length > 0 ? position : undefined;
}

/** 0 when the sides are close enough to each other, else how far they are beyond it. */
function imbalanceOf(position: Position): number {
  const { black, white } = position.counts;
  const discs = Math.abs(black - white);
  const moves = Math.abs(
    position.legalMoves.length -
      position.withMover(position.mover === 'black' ? 'white' : 'black').legalMoves.length,
  );
  return Math.max(0, discs - BALANCE_DISCS) + Math.max(0, moves - BALANCE_MOVES);
}
