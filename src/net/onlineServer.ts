import { readJson } from '../lib/json.ts';
import type { Random } from '../lib/random.ts';
import { err, ok, type Result } from '../lib/result.ts';
import type { Timing } from '../lib/timing.ts';
import {
  decodeDoorRefusal,
  decodeEntry,
  decodeInfo,
  decodeReservation,
  decodeTicket,
} from './decodeDoors.ts';
import { fieldsOf } from './decode.ts';
import {
  DOORS,
  INFO_PATH,
  type CreateWish,
  type DoorRefusal,
  type Entry,
  type JoinWish,
  type QuickWish,
  type Reservation,
  type ServerInfo,
  type Ticket,
} from './doors.ts';
import { openColyseusLink, type OpenLink } from './link.ts';

/** Keeps the secrets of one's seats by the code of the room. */
export interface SeatKeeper {
  read(code: string): string | undefined;
  keep(code: string, seat: string | undefined): void;
}

export interface OnlineServerParts {
  /** Where the server is: `http://host:port`, the page's own origin as a rule. */
  readonly base: string;
  readonly timing: Timing;
  readonly seats: SeatKeeper;
  /** Spreads out the pages that come back after one and the same break. */
  readonly random?: Random;
  readonly openLink?: OpenLink;
  readonly fetch?: (url: string, init?: RequestInit) => Promise<Response>;
}

const ANSWER_MS = 8000;

/** A server of online play as a page knows it: its doors, and the secrets of the seats held there. */
export class OnlineServer {
  readonly base: string;
  readonly timing: Timing;
  readonly seats: SeatKeeper;
  readonly openLink: OpenLink;
  readonly #random: Random;
  readonly #fetch: NonNullable<OnlineServerParts['fetch']>;

  constructor(parts: OnlineServerParts) {
    this.base = parts.base.replace(/\/$/, '');
    this.timing = parts.timing;
    this.seats = parts.seats;
    this.#random = parts.random ?? Math.random;
    this.openLink = parts.openLink ?? openColyseusLink;
    this.#fetch = parts.fetch ?? ((url, init) => fetch(url, init));
  }

  /** A wait of about so long: from half of it to half as much again. */
  spread(milliseconds: number): number {
    return milliseconds * (0.5 + this.#random());
  }

  /** Opens a room and keeps the host's seat; gives the room's code. */
  async createRoom(wish: CreateWish): Promise<Result<string, DoorRefusal>> {
    return this.#keepTicket(await this.#knock(DOORS.create, wish, decodeTicket));
  }

  /** Finds somebody who wants the same game, or opens a room and waits for one; gives the room's code. */
  async quickMatch(wish: QuickWish): Promise<Result<string, DoorRefusal>> {
    return this.#keepTicket(await this.#knock(DOORS.quick, wish, decodeTicket));
  }

  /** A way into a room. */
  async enter(wish: Omit<JoinWish, 'seat'>): Promise<Result<Entry, DoorRefusal>> {
    const seat = this.seats.read(wish.code);
    const entry = await this.#knock(DOORS.join, { ...wish, seat: seat ?? null }, decodeEntry);
    if (entry.ok && entry.value.seat !== undefined) this.seats.keep(entry.value.code, entry.value.seat);
    if (entry.ok || entry.error !== 'bad-seat') return entry;
    this.seats.keep(wish.code, undefined);
    return seat === undefined ? entry : this.enter(wish);
  }

  enterLobby(): Promise<Result<Reservation, DoorRefusal>> {
    return this.#knock(DOORS.lobby, {}, (answer) => decodeReservation(fieldsOf(answer)?.get('reservation')));
  }

  /** Under which addresses others find the server; none where it does not say. */
  async info(): Promise<ServerInfo> {
    try {
      const response = await this.#fetch(`${this.base}${INFO_PATH}`);
      return decodeInfo(readJson(await response.text()));
    } catch {
      return { urls: [] };
    }
  }

  #keepTicket(ticket: Result<Ticket, DoorRefusal>): Result<string, DoorRefusal> {
    if (!ticket.ok) return ticket;
    const { code, seat } = ticket.value;
    if (seat !== undefined) this.seats.keep(code, seat);
    return ok(code);
  }

  async #knock<Value>(
    path: string,
    wish: object,
    decode: (answer: unknown) => Value | undefined,
  ): Promise<Result<Value, DoorRefusal>> {
    const patience = new AbortController();
    const cancel = this.timing.after(ANSWER_MS, () => patience.abort());
    try {
      const response = await this.#fetch(`${this.base}${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(wish),
        signal: patience.signal,
      });
      const answer = readJson(await response.text());
      if (!response.ok) return err(decodeDoorRefusal(answer));
      const value = decode(answer);
      return value === undefined ? err('unavailable') : ok(value);
    } catch {
      return err('no-answer');
    } finally {
      cancel();
    }
  }
}
