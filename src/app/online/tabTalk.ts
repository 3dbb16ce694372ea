import type { Disposable } from '../../lib/disposer.ts';
import type { Timing } from '../../lib/timing.ts';
import { fieldsOf, parseText } from '../../net/decode.ts';

/** A seat that a tab of this browser plays just now. */
export interface TabSeat {
  readonly code: string;
  /** Tells the seats of a room apart, without their secrets. */
  readonly mark: string;
  /** The other side is still free. */
  readonly isWaiting: boolean;
}

/** What the tabs of a browser hear each other by: a BroadcastChannel. */
export interface TabChannel {
  say(message: object): void;
  listen(hear: (message: unknown) => void): void;
  close(): void;
}

const NAME = 'reversi.online';
const MARK_LETTERS = 8;
/** Other tabs answer at once, unless they are busy drawing. */
const ANSWER_MS = 400;

/** Asks the other tabs of this browser which seats of a room they play, and answers them. */
export class TabTalk implements Disposable {
  readonly #channel: TabChannel | undefined;
  readonly #timing: Timing;
  readonly #own: () => TabSeat | undefined;
  #heard: TabSeat[] = [];

  constructor(channel: TabChannel | undefined, timing: Timing, own: () => TabSeat | undefined) {
    this.#channel = channel;
    this.#timing = timing;
    this.#own = own;
    channel?.listen((message) => this.#hear(message));
  }

  /** The seats of a room that other tabs play; none where tabs cannot talk. */
  async ask(code: string): Promise<readonly TabSeat[]> {
    if (this.#channel === undefined) return [];
    this.#heard = [];
    this.#channel.say({ kind: 'who', code });
    await new Promise<void>((resolve) => void this.#timing.after(ANSWER_MS, resolve));
    return this.#heard.filter((seat) => seat.code === code);
  }

  dispose(): void {
    this.#channel?.close();
  }

  #hear(data: unknown): void {
    const fields = fieldsOf(data);
    const code = parseText(fields?.get('code'));
    if (fields === undefined || code === undefined) return;
    const own = this.#own();
    if (fields.get('kind') === 'who' && own?.code === code) {
      this.#channel?.say({ kind: 'here', ...own });
    }
    const mark = parseText(fields.get('mark'));
    if (fields.get('kind') === 'here' && mark !== undefined) {
      this.#heard.push({ code, mark, isWaiting: fields.get('isWaiting') === true });
    }
  }
}

/** How a seat is told from others among tabs. */
export function markOf(seat: string): string {
  return seat.slice(0, MARK_LETTERS);
}

/** The channel of this browser; undefined where it has none. */
export function openTabChannel(): TabChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  const channel = new BroadcastChannel(NAME);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
    say: (message) => channel.postMessage(message),
    listen: (hear) => channel.addEventListener('message', ({ data }) => hear(data)),
    close: () => channel.close(),
  };
}
