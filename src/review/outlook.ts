import { Replayer } from '../records/replayer.ts';
import {
  columnOf,
  opponentOf,
  rowOf,
  squareAt,
  type Position,
  type Side,
  type Square,
} from '../rules/index.ts';
import { frontierOf, placeOf } from './features.ts';

/** What some moves of expected play bring, as seen by the side that makes the first of them. */
export interface Outlook {
  readonly cornersWon: number;
  readonly cornersLost: number;
  /** After its first move the side itself plays an X-square before an empty corner. */
  readonly entersXSquare: boolean;
  /** The opponent places a disc on an edge between two of the side's. */
  readonly isWedged: boolean;
  /** Discs of the side on the edges, less those of the opponent. */
  readonly edge: number;
  /** Moves that the side would have at the end, less those of the opponent. */
  readonly room: number;
  /** Discs of the side beside an empty square. */
  readonly frontier: number;
  /** Empty squares at the end. */
  readonly empties: number;
}

/** What has been seen on the way. */
interface Seen {
  cornersWon: number;
  cornersLost: number;
  entersXSquare: boolean;
  isWedged: boolean;
}

/** Follows a line of squares, forced passes left out, over so many plies; what the rules refuse ends it. */
export function outlookOf(position: Position, line: readonly Square[], plies: number): Outlook {
  const side = position.mover;
  const replayer = new Replayer(position);
  const seen: Seen = { cornersWon: 0, cornersLost: 0, entersXSquare: false, isWedged: false };
  for (const [index, square] of line.slice(0, plies).entries()) {
    const before = replayer.position;
    if (replayer.place(square) !== undefined) break;
    const isOwn = replayer.lastPly?.side === side;
    const place = placeOf(before, square);
    if (place === 'corner') seen[isOwn ? 'cornersWon' : 'cornersLost']++;
    if (isOwn && index > 0 && place === 'x-square') seen.entersXSquare = true;
    if (!isOwn && isBetween(before, square, side)) seen.isWedged = true;
  }
  const end = replayer.position;
  const other = opponentOf(side);
  return {
    ...seen,
    edge: edgeDiscsOf(end, side) - edgeDiscsOf(end, other),
    room: end.withMover(side).legalMoves.length - end.withMover(other).legalMoves.length,
    frontier: frontierOf(end, side),
    empties: end.counts.empties,
  };
}

/** An edge square, no corner, with a disc of this side to its left and to its right along the edge. */
function isBetween(position: Position, square: Square, side: Side): boolean {
  const { size } = position;
  const [column, row, last] = [columnOf(square, size), rowOf(square, size), size - 1];
  const holds = (x: number, y: number): boolean => position.discAt(squareAt(x, y, size)) === side;
  const isInner = (at: number): boolean => at > 0 && at < last;
  if ((row === 0 || row === last) && isInner(column)) return holds(column - 1, row) && holds(column + 1, row);
  if ((column === 0 || column === last) && isInner(row))
    return holds(column, row - 1) && holds(column, row + 1);
  return false;
}

function edgeDiscsOf(position: Position, side: Side): number {
  const { size } = position;
  let count = 0;
  for (let square = 0; square < position.squares; square++) {
    const [column, row] = [columnOf(square, size), rowOf(square, size)];
    const isEdge = column === 0 || row === 0 || column === size - 1 || row === size - 1;
    if (isEdge && position.discAt(square) === side) count++;
  }
  return count;
}
