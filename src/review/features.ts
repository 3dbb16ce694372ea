import {
  columnOf,
  cornersOf,
  rowOf,
  squareAt,
  type BoardSize,
  type Position,
  type Side,
  type Square,
} from '../rules/index.ts';

/** What a move leaves behind, as players speak of it; `side` has moved and its opponent has not answered yet. */
export interface Features {
  /** Moves of the opponent. */
  readonly answers: number;
  /** Moves that the side itself would have. */
  readonly ownMoves: number;
  /** Corners that the opponent can take at once. */
  readonly cornersGiven: readonly Square[];
  /** Discs of the side beside an empty square. */
  readonly frontier: number;
}

export type Place = 'corner' | 'x-square' | 'c-square' | 'other';

/** The features after a side's legal move; undefined where it is none. */
export function featuresAfter(position: Position, square: Square): Features | undefined {
  const played = position.play(square);
  if (!played.ok) return undefined;
  const after = played.value;
  const side = position.mover;
  const { legalMoves } = after;
  return {
    answers: legalMoves.length,
    ownMoves: after.withMover(side).legalMoves.length,
    cornersGiven: cornersOf(after.size).filter((corner) => legalMoves.includes(corner)),
    frontier: frontierOf(after, side),
  };
}

/** Where a square lies as seen from the nearest corner, as far as that corner is still empty. */
export function placeOf(position: Position, square: Square): Place {
  const { size } = position;
  if (cornersOf(size).includes(square)) return 'corner';
  for (const corner of cornersOf(size)) {
    const columns = Math.abs(columnOf(corner, size) - columnOf(square, size));
    const rows = Math.abs(rowOf(corner, size) - rowOf(square, size));
    if (columns > 1 || rows > 1 || position.discAt(corner) !== undefined) continue;
    return columns === 1 && rows === 1 ? 'x-square' : 'c-square';
  }
  return 'other';
}

/** The empty squares that hang together with this one (eight neighbours), itself among them. */
export function regionOf(position: Position, square: Square): ReadonlySet<Square> {
  const region = new Set<Square>([square]);
  for (const each of region) {
    for (const neighbour of neighboursOf(each, position.size)) {
      if (position.discAt(neighbour) === undefined) region.add(neighbour);
    }
  }
  return region;
}

/** Discs of a side that an empty square touches. */
export function frontierOf(position: Position, side: Side): number {
  let count = 0;
  for (let square = 0; square < position.squares; square++) {
    if (position.discAt(square) !== side) continue;
    const isOpen = neighboursOf(square, position.size).some((each) => position.discAt(each) === undefined);
    if (isOpen) count++;
  }
  return count;
}

function neighboursOf(square: Square, size: BoardSize): Square[] {
  const column = columnOf(square, size);
  const row = rowOf(square, size);
  const found: Square[] = [];
  for (let y = Math.max(0, row - 1); y <= Math.min(size - 1, row + 1); y++) {
    for (let x = Math.max(0, column - 1); x <= Math.min(size - 1, column + 1); x++) {
      if (x !== column || y !== row) found.push(squareAt(x, y, size));
    }
  }
  return found;
}
