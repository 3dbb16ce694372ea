import type { GameEvent } from '../game/gameEvent.ts';
import { Disposer, type Disposable } from '../lib/disposer.ts';
import { loadOpeningBook } from '../ui/record/openingBook.ts';
import { sayPlaceShown } from './announcer.ts';
import type { Pieces } from './pieces.ts';
import { Opener, type OpenerParts } from './opener.ts';
import { Openings } from './openings.ts';
import { Travel } from './travel.ts';

/** All that the page has but the engine and its own chance. */
export type RecordRoomParts = Omit<Pieces, 'engine' | 'random'> & Pick<OpenerParts, 'shelve'>;

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
    const { shelve } = parts;
    this.opener = new Opener({ view, keep, session, tour, travel: this.travel, notice, giveWay, shelve });
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
