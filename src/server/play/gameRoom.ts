import { Room, type Client } from '@colyseus/core';
import { decodeCommand } from '../../net/decode.ts';
import {
  CLOSE_CODES,
  COMMANDS,
  type RefusalCode,
  type Reply,
  type ServerMessage,
} from '../../net/messages.ts';
import type { House } from '../house.ts';
import type { SeatNumber, StoredRoom } from '../store/store.ts';
import { Alarm } from './alarm.ts';
import { makeGuest, type Guest } from './guest.ts';
import { listingOf, type Listing } from './listing.ts';
import { Match } from './match.ts';
import type { MatchParts } from './matchParts.ts';
import { RoomState, writeClocks, writeState } from './roomState.ts';
import { makeToken } from './secrets.ts';
import { wordsOf } from './words.ts';

/** What the door tells a room about who comes in; no page can say any of it itself. */
export interface GameRoomOptions {
  readonly code?: string;
  readonly house: House;
  readonly lagOf: (client: Client) => number;
  /** The seat whose secret was shown. */
  readonly seat?: SeatNumber;
  /** The hash of a new secret, where a free seat is to be taken. */
  readonly claim?: string;
  readonly name?: string;
  /** The room was opened for a host who will be here in a moment. */
  readonly hostIsComing?: boolean;
}

const PLAYERS = 2;
/** Room for players who come back before their old connection is known to be dead. */
const SPARE = 8;
/** A room in which nobody is left is kept this long, longer than a game is waited for. */
const EMPTY_MS = 15_000;
const SEAT_KEPT_MS = 15_000;
/** A page must have taken part this long after it was let in. */
const JOIN_MS = 10_000;
/** Refusals in a row after which a connection is ended. */
const MOST_REFUSED = 200;
/** State is sent when it changes; Colyseus wants a rhythm all the same. */
const IDLE_PATCH_MS = 60_000;

/** A room as Colyseus runs it: lets pages in, hands their messages to the match, and tells them what happens. */
export class GameRoom extends Room<{ state: RoomState; metadata: Listing }> {
  override state = new RoomState();
  override patchRate = IDLE_PATCH_MS;
  override autoDispose = false;
  readonly #guests = new Map<string, Guest>();
  readonly #seated = new Map<SeatNumber, Client>();
  #house: House | undefined;
  #lagOf: (client: Client) => number = () => 0;
  #stored: StoredRoom | undefined;
  #match: Match | undefined;
  #hostIsComing = false;
  #empty: Alarm | undefined;
  #vacant: Alarm | undefined;

  override async onCreate({ code = '', house, lagOf, hostIsComing = false }: GameRoomOptions): Promise<void> {
    const owner = makeToken();
    const stored = await house.store.openRoom(code, owner);
    if (!stored) throw new Error('no such room');
    this.#house = house;
    this.#lagOf = lagOf;
    this.#stored = stored;
    this.maxClients = PLAYERS + house.settings.mostWatchers + SPARE;
    this.#empty = new Alarm(house.timing);
    this.#vacant = new Alarm(house.timing);
    this.#match = new Match(stored, this.#partsOf(house, owner));
    for (const kind of COMMANDS) {
      // What a handler returns is the answer, though its type does not say so.
      const answer = (client: Client, payload: unknown): unknown => this.#onCommand(client, kind, payload);
      this.onMessage(kind, answer);
    }
    this.onMessage('*', (client: Client) => void this.#refuse(client, 'malformed'));
    this.#hostIsComing = hostIsComing;
    this.#closeWhenEmpty();
    this.#freeVacantSeat();
    this.#show();
  }

  override async onJoin(client: Client, options: GameRoomOptions): Promise<void> {
    const [house, match] = [this.#house, this.#match];
    if (!house || !match) return;
    const seat = options.seat ?? (await this.#claimSeat(options, house));
    const name = options.name || (seat === undefined ? '' : (match.nameAt(seat) ?? ''));
    this.#guests.set(client.sessionId, makeGuest({ seat, name }, house.settings, house.timing.now()));
    this.#empty?.clear();
    house.timing.after(JOIN_MS, () => this.#expectJoined(client));
    if (seat === undefined) this.#show();
    else {
      this.#takeSeat(client, seat);
      await match.arrive(seat, name);
    }
    client.send('synced', match.syncFor(seat));
  }

  override onLeave(client: Client): void {
    const guest = this.#guests.get(client.sessionId);
    this.#guests.delete(client.sessionId);
    const { seat } = guest ?? {};
    if (seat !== undefined && this.#seated.get(seat) === client) {
      this.#seated.delete(seat);
      this.#match?.depart(seat);
    }
    this.#freeVacantSeat();
    this.#show();
    if (this.#guests.size === 0) this.#closeWhenEmpty();
  }

  override async onDispose(): Promise<void> {
    this.#empty?.clear();
    this.#vacant?.clear();
    await this.#match?.settled();
    this.#match?.dispose();
  }

  /** The server stops: whatever is under way is stored, the pages are told, and come back after it. */
  override onBeforeShutdown(): void {
    this.#tell({ kind: 'closing' });
    void this.#match?.settled().then(() => this.disconnect(CLOSE_CODES.closing));
  }

  #partsOf(house: House, owner: string): MatchParts {
    const { store, timing, settings, metrics, report } = house;
    return {
      ...{ store, owner, timing, report },
      graceMs: settings.graceSeconds * 1000,
      mostCreditMs: settings.lagCreditMs,
      lagOf: (seat) => {
        const client = this.#seated.get(seat);
        return client ? this.#lagOf(client) : 0;
      },
      tell: (message, except) => this.#tell(message, except),
      syncAll: () => this.#syncAll(),
      changed: () => this.#show(),
      timed: () => this.#showClocks(),
      lost: () => void this.disconnect(CLOSE_CODES.roomGone),
      count: (what) =>
        metrics.count('reversi_happened_total', 'Moves, games begun and games ended', { what }),
    };
  }

  async #onCommand(client: Client, kind: string, payload: unknown): Promise<Reply> {
    const [guest, match] = [this.#guests.get(client.sessionId), this.#match];
    const now = this.#house?.timing.now() ?? 0;
    if (!guest || !match) return { ok: false, code: 'unavailable' };
    if (!guest.messages.take(now)) return this.#refuse(client, 'too-fast');
    const command = decodeCommand(kind, payload);
    if (!command.ok) return this.#refuse(client, command.error);
    if (command.value.kind === 'chat' && !guest.chat.take(now)) return this.#refuse(client, 'too-fast');
    const reply = await match.command(guest, command.value);
    if (!reply.ok) return this.#refuse(client, reply.code);
    guest.refused = 0;
    if (command.value.kind === 'sync') client.send('synced', match.syncFor(guest.seat));
    return reply;
  }

  /** Counts a refusal; who has nothing but refusals to show is flooding. */
  #refuse(client: Client, code: RefusalCode): Reply {
    const guest = this.#guests.get(client.sessionId);
    this.#house?.metrics.count('reversi_refusals_total', 'Messages that were refused', { code });
    if (guest && ++guest.refused > MOST_REFUSED) client.leave(CLOSE_CODES.flooding);
    return { ok: false, code };
  }

  /** The guest's seat, where it is wanted and free. */
  async #claimSeat(
    { code = '', claim, name = '' }: GameRoomOptions,
    house: House,
  ): Promise<SeatNumber | undefined> {
    if (claim === undefined || this.#match?.nameAt(1) !== undefined) return undefined;
    return (await house.store.takeSeat(code, claim, name)) ? 1 : undefined;
  }

  /** The newest connection has the seat; an older one is told that it was taken over. */
  #takeSeat(client: Client, seat: SeatNumber): void {
    const before = this.#seated.get(seat);
    this.#seated.set(seat, client);
    if (seat === 0) this.#hostIsComing = false;
    before?.leave(CLOSE_CODES.takenOver);
  }

  #tell(message: ServerMessage, except?: SeatNumber): void {
    const [kind, payload] = wordsOf(message);
    const client = except === undefined ? undefined : this.#seated.get(except);
    this.broadcast(kind, payload, client ? { except: client } : {});
  }

  #syncAll(): void {
    for (const client of this.clients) {
      const guest = this.#guests.get(client.sessionId);
      if (guest) client.send('synced', this.#match?.syncFor(guest.seat));
    }
  }

  #show(): void {
    const [match, stored, house] = [this.#match, this.#stored, this.#house];
    if (!match || !stored || !house) return;
    const watchers = [...this.#guests.values()].filter(({ seat }) => seat === undefined).length;
    writeState(this.state, match, watchers);
    this.broadcastPatch();
    this.setMetadata(listingOf(stored, match, this.#hostIsComing)).catch(house.report);
  }

  #showClocks(): void {
    writeClocks(this.state, this.#match?.time);
    this.broadcastPatch();
  }

  #freeVacantSeat(): void {
    if (this.#match?.status !== 'waiting' || this.#match.nameAt(1) === undefined) return;
    this.#vacant?.set(SEAT_KEPT_MS, () => {
      this.#match?.vacate(1).catch((error: unknown) => this.#house?.report(error));
    });
  }

  #closeWhenEmpty(): void {
    const isPlaying = this.#match?.status === 'playing';
    const graceMs = (this.#house?.settings.graceSeconds ?? 0) * 1000;
    this.#empty?.set(EMPTY_MS + (isPlaying ? graceMs : 0), () => void this.disconnect(CLOSE_CODES.roomGone));
  }

  #expectJoined(client: Client): void {
    const isHere = this.#guests.has(client.sessionId);
    if (isHere && Reflect.get(client, '_enqueuedMessages') !== undefined) client.leave(CLOSE_CODES.flooding);
  }
}
