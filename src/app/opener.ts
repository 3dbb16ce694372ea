import { aboutUnknown, type GameAbout } from '../records/gameAbout.ts';
import { DEFAULT_SETUP, type Seats } from '../records/gameSetup.ts';
import type { OpenedGame } from '../ui/openedGame.ts';
import type { Notice, View } from '../ui/view.ts';
import type { Keep } from './keep.ts';
import type { SavedSession } from './savedSession.ts';
import type { Session } from './session.ts';
import type { Tour } from './tour.ts';
import type { Travel } from './travel.ts';

/** So many games are kept aside; the oldest of more go into the library. */
const MOST_ASIDE = 8;
const HUMAN = { kind: 'human' } as const;
/** Whoever looks at a game may play on for both sides. */
const TWO_HUMANS: Seats = { black: HUMAN, white: HUMAN };

export interface OpenerParts {
  readonly view: Pick<View, 'about' | 'aside' | 'running' | 'offerTour'>;
  readonly keep: Pick<Keep, 'readAside' | 'writeAside' | 'readAbout' | 'writeAbout'>;
  readonly session: () => Pick<Session, 'saved' | 'restore'>;
  readonly tour: () => Pick<Tour, 'isOn' | 'end' | 'leave'>;
  /** Frees the board of an online game; false where that is to be asked about first. */
  readonly giveWay: () => boolean;
  readonly travel: Pick<Travel, 'to'>;
  readonly notice: (notice: Notice) => void;
  /** Puts a game into the library; false where that cannot be. */
  readonly shelve: (saved: SavedSession, about: GameAbout) => Promise<boolean>;
}

/** Puts games on the board that were made elsewhere; one that was being played is kept aside. */
export class Opener {
  readonly #parts: OpenerParts;
  #aside: readonly SavedSession[] = [];
  /** The game as it was opened last. */
  #opened: OpenedGame['game'] | undefined;

  constructor(parts: OpenerParts) {
    this.#parts = parts;
  }

  /** Finds what was kept before the page was opened anew. */
  start(): void {
    const { keep, view, notice } = this.#parts;
    const { value, broken } = keep.readAside();
    this.#setAside(value);
    if (broken) notice('save-broken');
    view.about.value = keep.readAbout();
    void this.#shelveOldest();
  }

  open({ game, about }: OpenedGame, seats: Seats = TWO_HUMANS): void {
    const { session, travel, tour, notice, giveWay } = this.#parts;
    if (!giveWay()) return;
    if (tour().isOn) tour().end();
    const isKept = this.#putAside();
    this.#parts.view.offerTour.value = false;
    this.#tellAbout(about);
    const whole = game.cursor === game.line.length ? game : game.jump(game.line.length);
    this.#opened = whole;
    const setup = { ...DEFAULT_SETUP, size: game.start.size, seats };
    session().restore({ setup, game: whole, time: undefined });
    travel.to(game.cursor);
    if (isKept) notice('game-aside');
  }

  /** Goes on with the game that was kept aside last; one's own that it takes the place of goes into the library. */
  back(): void {
    const last = this.#aside.at(-1);
    if (last === undefined || !this.#parts.giveWay()) return;
    const { view, session, tour } = this.#parts;
    const left = this.#hasOwn ? session().saved : undefined;
    this.#keepAside([...(left ? [left] : []), ...this.#aside.slice(0, -1)]);
    if (left !== undefined) void this.#shelve(left, view.about.value);
    this.#tellAbout(aboutUnknown('played'));
    tour().leave();
    session().restore(last);
  }

  /** A new game begins, of which nothing is known yet. */
  forget(): void {
    this.#tellAbout(aboutUnknown('played'));
  }

  /** A game that would be missed is on the board: one being played, or an opened one with moves of one's own. */
  get #hasOwn(): boolean {
    const { view, session } = this.#parts;
    const isPlayed = view.about.value.source === 'played';
    return view.running.value && (isPlayed || session().saved.game.position !== this.#opened?.position);
  }

  /** Whether a running game was there to be kept. */
  #putAside(): boolean {
    if (!this.#hasOwn) return false;
    this.#keepAside([...this.#aside, this.#parts.session().saved]);
    void this.#shelveOldest();
    return true;
  }

  async #shelveOldest(): Promise<void> {
    const [oldest] = this.#aside;
    if (oldest === undefined || this.#aside.length <= MOST_ASIDE) return;
    if (await this.#shelve(oldest, aboutUnknown('played'))) await this.#shelveOldest();
  }

  /** Moves a game that is kept aside into the library; where that cannot be it stays aside. */
  async #shelve(saved: SavedSession, about: GameAbout): Promise<boolean> {
    const { shelve, notice } = this.#parts;
    if (!(await shelve(saved, about))) return false;
    this.#keepAside(this.#aside.filter((each) => each !== saved));
    notice('game-shelved');
    return true;
  }

  #keepAside(aside: readonly SavedSession[]): void {
    this.#setAside(aside);
    this.#parts.keep.writeAside(aside);
  }

  #setAside(aside: readonly SavedSession[]): void {
    this.#aside = aside;
    this.#parts.view.aside.value = aside.length > 0;
  }

  #tellAbout(about: GameAbout): void {
    this.#parts.view.about.value = about;
    this.#parts.keep.writeAbout(about);
  }
}
