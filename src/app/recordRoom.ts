import type { GameEvent } from '../game/gameEvent.ts';
import { Disposer, type Disposable } from '../lib/disposer.ts';
import type { Timing } from '../lib/timing.ts';
import { loadOpeningBook } from '../ui/record/openingBook.ts';
import type { View } from '../ui/view.ts';
import { sayPlaceShown } from './announcer.ts';
import type { BoardView } from './boardView.ts';
import type { Keep } from './keep.ts';
import { Opener } from './opener.ts';
import { Openings } from './openings.ts';
import type { Session } from './session.ts';
import type { Tour } from './tour.ts';
import { Travel } from './travel.ts';
import type { Words } from './words.ts';

export interface RecordRoomParts {
  readonly view: View;
  readonly board: BoardView;
  readonly timing: Timing;
  readonly pace: () => number;
  readonly keep: Keep;
  readonly words: Words;
  readonly session: () => Session;
  readonly tour: () => Tour;
  /** An online game is on the board: its line is not left for another. */
  readonly isOnline: () => boolean;
  /** Frees the board of an online game; false where that is to be asked about first. */
  readonly giveWay: () => boolean;
  /** What can be done has changed. */
  readonly changed: () => void;
  readonly window: Window;
  readonly root: HTMLElement;
}

/** The record's part of the page: looking back, and games that come from elsewhere. */
export class RecordRoom implements Disposable {
  readonly travel: Travel;
  readonly opener: Opener;
  readonly #openings: Openings;
  readonly #parts: RecordRoomParts;
  readonly #disposer = new Disposer();

  constructor(parts: RecordRoomParts) {
    this.#parts = parts;
    const { view, board, timing, pace, keep, words, session, tour, changed, isOnline, giveWay } = parts;
    this.travel = this.#disposer.add(
      new Travel({
        view,
        board,
        timing,
        pace,
        isOurs: ({ mover }) => !isOnline() && session().players[mover].kind === 'human',
        branch: (place, square) => session().branch(place, square),
        changed,
        arrived: (game, plies) => words.say(sayPlaceShown(game, plies, words.translate)),
      }),
    );
    this.#openings = this.#disposer.add(new Openings(view));
    const notice = words.notify.bind(words);
    this.opener = new Opener({ view, keep, session, tour, travel: this.travel, notice, giveWay });
  }

  /** After the board has been shown: what was kept aside, and the names of openings. */
  start(): void {
    this.opener.start();
    void this.#openings.start(loadOpeningBook);
    void this.#startExchange();
  }

  /** The game has changed; the eye has not seen it yet. */
  happened(event: GameEvent): void {
    if (event.kind === 'replaced') this.travel.leave();
  }

  /** Pasting, dropping and links are not needed for the first picture. */
  async #startExchange(): Promise<void> {
    const { Exchange } = await import('./exchange.ts');
    if (this.#disposer.disposed) return;
    const { window, root, view, words, tour } = this.#parts;
    const isTaught = (): boolean => tour().isOn;
    this.#disposer.add(new Exchange({ window, root, view, opener: this.opener, words, isTaught })).start();
  }

  dispose(): void {
    this.#disposer.dispose();
  }
}
