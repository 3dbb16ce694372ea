import { columnOf, rowOf, type BoardSize, type Square } from '../rules/index.ts';

/** Lengths are in tiles: two neighbouring tile centres are 1 apart. The tiles' tops lie at height 0. */
export const TILE_SIDE = 0.974;
export const TILE_DEPTH = 0.3;
export const DISC_RADIUS = 0.415;
export const DISC_THICKNESS = 0.155;
/** From the outermost tiles' outer border to the frame. */
export const FRAME_GAP = 0.035;
export const FRAME_WIDTH = 0.86;
export const FRAME_TOP = 0.2;
export const TABLE_HEIGHT = -0.46;
/** Squares on the largest board. */
export const MOST_SQUARES = 256;

/** A place on the board's plane: x to the right of the centre, z from the centre towards the player. */
export interface BoardPoint {
  readonly x: number;
  readonly z: number;
}

/** The middle of a square; row 1 is the far one. */
export function centreOfSquare(square: Square, size: BoardSize): BoardPoint {
  const middle = (size - 1) / 2;
  return { x: columnOf(square, size) - middle, z: rowOf(square, size) - middle };
}

/** Half the side of the opening in the frame. */
export function openingOf(size: BoardSize): number {
  return size / 2 + FRAME_GAP;
}

/** Half the side of the whole board, frame included. */
export function reachOf(size: BoardSize): number {
  return openingOf(size) + FRAME_WIDTH;
}

/** The four points where the stars lie between tiles; none on boards too small for them. */
export function starsOf(size: BoardSize): readonly BoardPoint[] {
  if (size < 8) return [];
  const away = size / 2 - 2;
  return [-away, away].flatMap((x) => [-away, away].map((z) => ({ x, z })));
}
