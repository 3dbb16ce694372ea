import type { Disposable } from '../lib/disposer.ts';
import type { DoorRefusal } from './doors.ts';
import type { Link } from './link.ts';
import { CLOSE_CODES } from './messages.ts';
import type { Connection, GoneReason } from './onlineEvent.ts';
import type { OnlineServer } from './onlineServer.ts';

export interface LineHandlers {
  readonly message: (kind: string, payload: unknown) => void;
  readonly state: (state: unknown) => void;
  readonly changed: (connection: Connection) => void;
}

interface Place {
  readonly code: string;
  readonly name: string;
  readonly watch: boolean;
}

const FIRST_WAIT_MS = 300;
const MOST_WAIT_MS = 5000;
/** A link is asked for a sign of life so often, and given up when none has come for so long. */
const PING_MS = 4000;
const PATIENCE_MS = 4500;
const SYNCED = 'synced';
/** Refusals that trying again can mend. */
const PASSING: readonly DoorRefusal[] = [
  'no-answer',
  'unavailable',
  'closing',
  'too-fast',
  'server-full',
  'room-full',
];
const FINAL: Readonly<Record<number, GoneReason>> = {
  [CLOSE_CODES.takenOver]: 'taken-over',
  [CLOSE_CODES.flooding]: 'flooding',
};

/** The line to a room: finds the way in, notices when it is dead, and comes back until it is told to stop. */
export class Reconnector implements Disposable {
  readonly #server: OnlineServer;
  readonly #place: Place;
  readonly #handlers: LineHandlers;
  #connection: Connection = { state: 'connecting' };
  #link: Link | undefined;
  #cancelWait: (() => void) | undefined;
  #cancelPing: (() => void) | undefined;
  #waitMs = FIRST_WAIT_MS;
  /** Counts the attempts, so that what belongs to an old one is dropped. */
  #attempt = 0;
  #wasOpen = false;

  constructor(server: OnlineServer, place: Place, handlers: LineHandlers) {
    this.#server = server;
    this.#place = place;
    this.#handlers = handlers;
  }

  get connection(): Connection {
    return this.#connection;
  }

  start(): void {
    void this.#connect();
  }

  /** The answer to a request; undefined where there is no link, or it broke before the answer came. */
  async request(kind: string, payload: unknown): Promise<unknown> {
    try {
      return await this.#link?.request(kind, payload);
    } catch {
      return undefined;
    }
  }

  /** Does not wait for the next attempt; a link that is taken to be open is asked whether it still is. */
  wake(): void {
    if (this.#cancelWait) void this.#connect();
    else if (this.#link) this.#ask(this.#link);
  }

  dispose(): void {
    if (this.#connection.state === 'gone') return;
    const link = this.#link;
    this.#end('left');
    link?.leave();
  }

  async #connect(): Promise<void> {
    this.#stopWaiting();
    const attempt = ++this.#attempt;
    const { base, openLink } = this.#server;
    const entry = await this.#server.enter(this.#place);
    if (attempt !== this.#attempt) return;
    if (!entry.ok) return this.#onRefused(entry.error);
    const isCurrent = (): boolean => attempt === this.#attempt;
    try {
      const link = await openLink(base, entry.value.reservation, {
        message: (kind, payload) => isCurrent() && this.#onMessage(kind, payload),
        state: (state) => isCurrent() && this.#handlers.state(state),
        closed: (code) => isCurrent() && this.#onClosed(code),
      });
      if (!isCurrent()) return link.leave();
      this.#link = link;
      this.#schedulePing(link);
    } catch {
      if (isCurrent()) this.#lose();
    }
  }

  #onMessage(kind: string, payload: unknown): void {
    if (kind === SYNCED && this.#connection.state !== 'open') {
      this.#wasOpen = true;
      this.#waitMs = FIRST_WAIT_MS;
      this.#change({ state: 'open' });
    }
    this.#handlers.message(kind, payload);
  }

  #onRefused(refusal: DoorRefusal): void {
    if (this.#wasOpen && PASSING.includes(refusal)) this.#lose();
    else this.#end(refusal);
  }

  #onClosed(code: number): void {
    const reason = FINAL[code];
    if (reason === undefined) this.#lose();
    else this.#end(reason);
  }

  #lose(): void {
    this.#attempt++;
    this.#dropLink();
    // Before it is told: who hears of it may end the line.
    this.#cancelWait = this.#server.timing.after(
      this.#server.spread(this.#waitMs),
      () => void this.#connect(),
    );
    this.#waitMs = Math.min(MOST_WAIT_MS, this.#waitMs * 2);
    if (this.#connection.state !== 'lost') this.#change({ state: 'lost' });
  }

  #end(reason: GoneReason): void {
    this.#attempt++;
    this.#stopWaiting();
    this.#dropLink();
    this.#change({ state: 'gone', reason });
  }

  #dropLink(): void {
    this.#cancelPing?.();
    this.#cancelPing = undefined;
    this.#link = undefined;
  }

  #stopWaiting(): void {
    this.#cancelWait?.();
    this.#cancelWait = undefined;
  }

  #schedulePing(link: Link): void {
    this.#cancelPing?.();
    this.#cancelPing = this.#server.timing.after(PING_MS, () => this.#ask(link));
  }

  #ask(link: Link): void {
    this.#cancelPing?.();
    this.#cancelPing = this.#server.timing.after(PATIENCE_MS, () => link.drop());
    link.ping().then(
      () => {
        if (this.#link === link) this.#schedulePing(link);
      },
      () => undefined,
    );
  }

  #change(connection: Connection): void {
    this.#connection = connection;
    this.#handlers.changed(connection);
  }
}
