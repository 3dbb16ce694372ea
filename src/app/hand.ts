import type { Position, Refusal, Square } from '../rules/index.ts';
import { isRoomStill } from '../ui/online/onlineView.ts';
import type { View } from '../ui/view.ts';
import type { BoardView } from './boardView.ts';
import { Pointing } from './pointing.ts';
import type { Session } from './session.ts';
import type { Tour } from './tour.ts';
import type { Travel } from './travel.ts';

/** What pointed at the board. */
export type Pointer = 'mouse' | 'touch' | 'pen';

export interface HandParts {
  readonly view: View;
  readonly board: BoardView;
  readonly session: Session;
  readonly tour: Tour;
  readonly travel: Travel;
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
    const { session, tour, travel, view } = this.#parts;
    if (isRoomStill(view.online.room.value)) return false;
    return travel.isAway ? travel.mayBranch : travel.atRest && session.isOpen && tour.takesDiscs;
  }

  /** The position on which a disc would be placed. */
  get position(): Position {
    const { session, travel } = this.#parts;
    return travel.isAway ? travel.position : session.game.position;
  }

  /**
   * A press on the board that was no drag; no square when it was beside the tiles. A tap that is made `again` at once
   * counts only where the first one has previewed.
   */
  press(square: Square | undefined, pointer: Pointer, again = false): void {
    const { view } = this.#parts;
    // The canvas has captured the pointer: it hears of the release even under a dialog that has opened meanwhile.
    if (view.dialog.value !== undefined) return;
    const { tapped } = this.#pointing;
    if (again && (square === undefined || tapped !== square)) {
      this.#hurry();
      return;
    }
    if (square === undefined) {
      this.#pointing.tap(undefined);
      this.#hurry();
      return;
    }
    const previews = view.settings.value.tapTwice && pointer !== 'mouse';
    const isLegal = this.isOpen && this.position.isLegal(square);
    if (previews && isLegal && tapped !== square) this.#pointing.tap(square);
    else this.place(square);
  }

  place(square: Square): void {
    const { session, tour, travel, view, refused } = this.#parts;
    if (isRoomStill(view.online.room.value)) return;
    if (!tour.takesDiscs || (!travel.isAway && !travel.atRest)) {
      this.#hurry();
      return;
    }
    const placing = travel.isAway ? travel.place(square) : session.place(square);
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
    const { view, board } = this.#parts;
    const { position } = this;
    const open = this.isOpen;
    const marks = open && view.settings.value.marks ? position.legalMoves : [];
    view.open.value = open;
    if (this.#marked !== marks.join()) {
      this.#marked = marks.join();
      board.mark(marks);
    }
    this.#pointing.openOn(open ? position : undefined);
  }

  #hurry(): void {
    const { board, session, travel } = this.#parts;
    if (travel.atRest) session.hurry();
    else board.finish();
  }
}
