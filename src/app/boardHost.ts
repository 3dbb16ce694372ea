import type { Ply, Position, Square } from '../rules/index.ts';
import type { BoardView, FollowEnd } from './boardView.ts';

/**
 * The board on screen, whichever it is. It remembers what was last asked for, so that another board can take the
 * place of this one at any moment and show the same.
 */
export class BoardHost implements BoardView {
  #board: BoardView | undefined;
  #position: Position | undefined;
  #last: Square | undefined;
  #marks: readonly Square[] = [];
  #preview: Ply | undefined;
  #hint: Square | undefined;
  #next: Square | undefined;
  #focus: Square | undefined;

  /** Lets go of the board in use and shows everything on another one. */
  use(board: BoardView): void {
    const old = this.#board;
    this.#board = board;
    old?.dispose();
    if (this.#position) board.show(this.#position, this.#last);
    board.mark(this.#marks);
    board.preview(this.#preview);
    board.hint(this.#hint);
    board.next(this.#next);
    board.focus(this.#focus);
  }

  show(position: Position, last?: Square): void {
    this.#position = position;
    this.#last = last;
    this.#board?.show(position, last);
  }

  follow(ply: Ply, position: Position): Promise<FollowEnd> {
    this.#position = position;
    this.#last = ply.square;
    return this.#board?.follow(ply, position) ?? Promise.resolve('disposed');
  }

  rewind(ply: Ply, position: Position, last?: Square): Promise<FollowEnd> {
    this.#position = position;
    this.#last = last;
    return this.#board?.rewind(ply, position, last) ?? Promise.resolve('disposed');
  }

  finish(): void {
    this.#board?.finish();
  }

  mark(squares: readonly Square[]): void {
    this.#marks = squares;
    this.#board?.mark(squares);
  }

  preview(ply: Ply | undefined): void {
    this.#preview = ply;
    this.#board?.preview(ply);
  }

  hint(square: Square | undefined): void {
    this.#hint = square;
    this.#board?.hint(square);
  }

  next(square: Square | undefined): void {
    this.#next = square;
    this.#board?.next(square);
  }

  focus(square: Square | undefined): void {
    this.#focus = square;
    this.#board?.focus(square);
  }

  dispose(): void {
    this.#board?.dispose();
    this.#board = undefined;
  }
}
