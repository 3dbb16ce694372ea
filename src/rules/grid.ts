import type { Side } from './side.ts';
import type { BoardSize, Square } from './square.ts';

/** The discs on a board, without a turn. Immutable; every board size and representation answers the same questions. */
export interface Grid {
  readonly size: BoardSize;
  discAt(square: Square): Side | undefined;
  count(side: Side): number;
  /** The empty squares where `side` would turn at least one disc, in rising order. */
  legalMoves(side: Side): readonly Square[];
  /** What a disc of `side` on an empty square would turn, each line outward; empty when none. */
  flipsOf(side: Side, square: Square): readonly Square[];
  /** The grid with a disc of `side` on `square` and those flips turned to `side`. */
  place(side: Side, square: Square, flips: readonly Square[]): Grid;
}
