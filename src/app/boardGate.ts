import type { Ply, Position, Square } from '../rules/index.ts';
import type { BoardView, FollowEnd } from './boardView.ts';

/** The part of a board that a running game uses. */
export type PlayedBoard = Pick<BoardView, 'show' | 'follow' | 'finish' | 'mark' | 'preview'>;

/** The board as the running game may use it: while shut, its plies are over at once and nothing of them is seen. */
export class BoardGate implements PlayedBoard {
  readonly #board: PlayedBoard;
  /** The game is about to move discs. */
  readonly #taken: () => void;
  isOpen = true;

  constructor(board: PlayedBoard, taken: () => void) {
    this.#board = board;
    this.#taken = taken;
  }

  show(position: Position, last?: Square): void {
    if (!this.isOpen) return;
    this.#taken();
    this.#board.show(position, last);
  }

  follow(ply: Ply, position: Position): Promise<FollowEnd> {
    if (!this.isOpen) return Promise.resolve('cut');
    this.#taken();
    return this.#board.follow(ply, position);
  }

  finish(): void {
    if (this.isOpen) this.#board.finish();
  }

  mark(squares: readonly Square[]): void {
    if (this.isOpen) this.#board.mark(squares);
  }

  preview(ply: Ply | undefined): void {
    if (this.isOpen) this.#board.preview(ply);
  }
}
