import type { Disposable } from '../lib/disposer.ts';
import type { Ply, Position, Square } from '../rules/index.ts';

/** How following a ply ended: seen whole, overtaken by a cut, hurried, or the board is gone. */
export type FollowEnd = 'done' | 'cut' | 'finished' | 'disposed';

/** A board that can show a game: the scene, or the flat board where there is no WebGL. */
export interface BoardView extends Disposable {
  /** Cuts to a position; `last` is the square to mark as the last move. */
  show(position: Position, last?: Square): void;
  /** Animates a ply; `position` is the one after it. Always resolves. */
  follow(ply: Ply, position: Position): Promise<FollowEnd>;
  /** Animates a ply backwards; `position` is the one before it, `last` the square of the disc placed last in it. */
  rewind(ply: Ply, position: Position, last?: Square): Promise<FollowEnd>;
  /** Brings a running ply to its end now. */
  finish(): void;
  /** Marks the legal tiles; none for an empty list. */
  mark(squares: readonly Square[]): void;
  /** Shows the ghost of a disc and the discs that it would turn. */
  preview(ply: Ply | undefined): void;
  /** Marks the move that is recommended, apart from all other marks. */
  hint(square: Square | undefined): void;
  /** Marks where the line goes on that is being looked at. */
  next(square: Square | undefined): void;
  /** Shows where the keyboard is. */
  focus(square: Square | undefined): void;
}
