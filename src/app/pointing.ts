import type { Ply, Position, Square } from '../rules/index.ts';
import type { BoardView } from './boardView.ts';

/** Where the person points, by mouse, by keyboard or with a first tap, and the preview that this gives. */
export class Pointing {
  readonly #board: Pick<BoardView, 'preview'>;
  readonly #onPreview: (square: Square | undefined) => void;
  #hovered: Square | undefined;
  #focused: Square | undefined;
  #tapped: Square | undefined;
  #position: Position | undefined;
  #shown: Ply | undefined;

  constructor(board: Pick<BoardView, 'preview'>, onPreview: (square: Square | undefined) => void) {
    this.#board = board;
    this.#onPreview = onPreview;
  }

  get tapped(): Square | undefined {
    return this.#tapped;
  }

  hover(square: Square | undefined): void {
    this.#hovered = square;
    this.#review();
  }

  focus(square: Square | undefined): void {
    this.#focused = square;
    this.#review();
  }

  tap(square: Square | undefined): void {
    this.#tapped = square;
    this.#review();
  }

  /** A person may place a disc in this position, or in none. */
  openOn(position: Position | undefined): void {
    if (position === this.#position) return;
    this.#position = position;
    this.#tapped = undefined;
    this.#review();
  }

  #review(): void {
    const ply = this.#plyAt(this.#tapped) ?? this.#plyAt(this.#hovered) ?? this.#plyAt(this.#focused);
    if (ply === undefined && this.#shown === undefined) return;
    this.#shown = ply;
    this.#board.preview(ply);
    this.#onPreview(ply?.square);
  }

  #plyAt(square: Square | undefined): Ply | undefined {
    if (square === undefined || !this.#position) return undefined;
    const ply = this.#position.plyAt(square);
    return ply.ok ? ply.value : undefined;
  }
}
