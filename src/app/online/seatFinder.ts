import type { OnlineKeep } from './onlineKeep.ts';
import { markOf, type TabTalk } from './tabTalk.ts';

/** How a tab enters a room: at a seat, as a spectator, or as the person says. */
export type Way = 'play' | 'watch' | 'ask';

/**
 * Finds the seat that this tab is to play in a room. One that another tab plays is taken over only where nothing better is
 * left: while the other side is free the person is asked, and who plays both sides looks on in a third tab.
 */
export class SeatFinder {
  readonly #keep: OnlineKeep;
  readonly #tabs: Pick<TabTalk, 'ask'>;

  constructor(keep: OnlineKeep, tabs: Pick<TabTalk, 'ask'>) {
    this.#keep = keep;
    this.#tabs = tabs;
  }

  async find(code: string): Promise<Way> {
    const seats = this.#keep.seatsOf(code);
    if (seats.length === 0) return 'play';
    const played = await this.#tabs.ask(code, this.#keep.isOwn(code));
    const free = seats.find((seat) => played.every(({ mark }) => mark !== markOf(seat)));
    if (free !== undefined) return this.#take(code, free);
    if (played.some(({ isWaiting }) => isWaiting)) return 'ask';
    if (seats.length === 1) return this.#take(code, seats[0]);
    this.#keep.choose(code, undefined);
    return 'watch';
  }

  /** Sits down as the person has said: in the place of the other tab, or on the other side. */
  take(code: string, place: 'here' | 'other'): void {
    this.#take(code, place === 'here' ? this.#keep.seatsOf(code)[0] : undefined);
  }

  #take(code: string, seat: string | undefined): Way {
    this.#keep.choose(code, seat);
    return 'play';
  }
}
