import type { Refusal, Square } from '../rules/index.ts';
import type { View } from '../ui/view.ts';
import type { BoardView } from './boardView.ts';
import { Pointing } from './pointing.ts';
import type { Session } from './session.ts';
import type { Tour } from './tour.ts';

/** What pointed at the board. */
export type Pointer = 'mouse' | 'touch' | 'pen';

export interface HandParts {
  readonly view: View;
  readonly board: BoardView;
  readonly session: Session;
  readonly tour: Tour;
  readonly refused: (refusal: Refusal, square: Square) => void;
}

/** The person's hand on the board: points, previews and places, and is stopped while it is not its turn. */
export class Hand {
  readonly #parts: HandParts;
  readonly #pointing: Pointing;
  #marked = '';

  constructor(parts: HandParts) {
    this.#parts = parts;
    const { board, view } = parts;
    this.#pointing = new Pointing(board, (square) => {
      view.previewed.value = square;
    });
  }

  /** A disc may be placed now. */
  get isOpen(): boolean {
    return this.#parts.session.isOpen && this.#parts.tour.takesDiscs;
  }

  /**
   * A press on the board that was no drag; no square when it was beside the tiles. A tap that is made `again` at once
   * counts only where the first one has previewed.
   */
  press(square: Square | undefined, pointer: Pointer, again = false): void {
    const { session, view } = this.#parts;
    const { tapped } = this.#pointing;
    if (again && (square === undefined || tapped !== square)) {
      session.hurry();
      return;
    }
    if (square === undefined) {
      this.#pointing.tap(undefined);
      session.hurry();
      return;
    }
    const previews = view.settings.value.tapTwice && pointer !== 'mouse';
    const isLegal = this.isOpen && session.game.position.isLegal(square);
    if (previews && isLegal && tapped !== square) this.#pointing.tap(square);
    else this.place(square);
  }

  place(square: Square): void {
    const { session, tour, refused } = this.#parts;
    if (!tour.takesDiscs) {
      session.hurry();
      return;
    }
    const placing = session.place(square);
    if (placing === 'placed' || placing === 'hurried' || placing === 'closed') return;
    refused(placing, square);
    tour.refused();
  }

  hover(square: Square | undefined): void {
    this.#pointing.hover(square);
  }

  focus(square: Square | undefined): void {
    this.#parts.view.focused.value = square;
    this.#parts.board.focus(square);
    this.#pointing.focus(square);
  }

  /** After anything has changed: opens or closes the board, and marks the legal tiles while it is open. */
  review(): void {
    const { view, board, session } = this.#parts;
    const { position } = session.game;
    const open = this.isOpen;
    const marks = open && view.settings.value.marks ? position.legalMoves : [];
    view.open.value = open;
    if (this.#marked !== marks.join()) {
      this.#marked = marks.join();
      board.mark(marks);
    }
    this.#pointing.openOn(open ? position : undefined);
  }
}
