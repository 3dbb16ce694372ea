import type { Disposable } from '../../lib/disposer.ts';
import type { Timing } from '../../lib/timing.ts';
import { fieldsOf, parseText } from '../../net/decode.ts';
import { openTabLocks, type TabLocks } from './tabLocks.ts';

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
  /** Undefined on plain http. */
  readonly locks?: TabLocks | undefined;
}

const NAME = 'reversi.online';
const MARK_LETTERS = 8;
/** Other tabs answer at once, unless they are busy drawing: then a tab that is new in the room has patience. */
const ANSWER_MS = 400;
const PATIENT_MS = 3000;
/** Where locks tell who is there, they are looked at so often while an answer is due. */
const LOOK_MS = 50;

/** Asks the other tabs of this browser which seats of a room they play, and answers them. */
export class TabTalk implements Disposable {
  readonly #channel: TabChannel | undefined;
  readonly #timing: Timing;
  readonly #own: () => TabSeat | undefined;
  #asked: string | undefined;
  #heard: TabSeat[] = [];
  /** The lock that tells other tabs of the seat that this one plays. */
  #lock: { readonly name: string; readonly release: () => void } | undefined;

  constructor(channel: TabChannel | undefined, timing: Timing, own: () => TabSeat | undefined) {
    this.#channel = channel;
    this.#timing = timing;
    this.#own = own;
    channel?.listen((message) => this.#hear(message));
  }

  /** The seat that this tab plays may be another one now. */
  review(): void {
    const seat = this.#own();
    const name = seat && lockOf(seat);
    if (name === this.#lock?.name) return;
    this.#lock?.release();
    const locks = this.#channel?.locks;
    this.#lock = name === undefined || !locks ? undefined : { name, release: locks.hold(name) };
  }

  /**
   * The seats of a room that other tabs play; none where tabs cannot talk. A tab that comes back to its own seat has less
   * patience with those that are silent. Of one that holds a seat and is too busy to answer it is not known whether it
   * waits: it is taken to.
   */
  async ask(code: string, isBack = false): Promise<readonly TabSeat[]> {
    if (this.#channel === undefined) return [];
    this.#heard = [];
    this.#asked = code;
    this.#channel.say({ kind: 'who', code });
    const end = this.#timing.now() + (isBack && !this.#channel.locks ? ANSWER_MS : PATIENT_MS);
    let held = await this.#held(code);
    for (let waited = 0; this.#isDue(held, waited) && this.#timing.now() < end; waited += LOOK_MS) {
      await new Promise<void>((resolve) => void this.#timing.after(LOOK_MS, resolve));
      held = await this.#held(code);
    }
    const silent = (held ?? []).filter((mark) => !this.#hasHeard(mark));
    return [...this.#heard, ...silent.map((mark) => ({ code, mark, isWaiting: true }))];
  }

  dispose(): void {
    this.#lock?.release();
    this.#channel?.close();
  }

  /** The marks of the seats in a room that other tabs hold; undefined where locks cannot tell. */
  async #held(code: string): Promise<readonly string[] | undefined> {
    const names = await this.#channel?.locks?.held();
    const marks = names?.filter((name) => name !== this.#lock?.name).map((name) => markIn(name, code));
    return marks?.filter((mark) => mark !== undefined);
  }

  /** An answer may still come: from a tab that holds a seat, or, where that is not known, from any. */
  #isDue(held: readonly string[] | undefined, waitedMs: number): boolean {
    if (held !== undefined) return held.some((mark) => !this.#hasHeard(mark));
    return waitedMs < ANSWER_MS || this.#heard.length === 0;
  }

  #hasHeard(mark: string): boolean {
    return this.#heard.some((seat) => seat.mark === mark);
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
    if (fields.get('kind') === 'here' && mark !== undefined && code === this.#asked) {
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
    locks: openTabLocks(),
  };
}

function lockOf({ code, mark }: TabSeat): string {
  return `${NAME} ${code} ${mark}`;
}

function markIn(name: string, code: string): string | undefined {
  const before = `${NAME} ${code} `;
  return name.startsWith(before) ? name.slice(before.length) : undefined;
}
