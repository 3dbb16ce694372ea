import { matchMaker, type IRoomCache } from '@colyseus/core';
import { randomInt } from 'node:crypto';
import { err, ok, type Result } from '../../lib/result.ts';
import { decodeCreate, decodeJoin, decodeQuick } from '../../net/decode.ts';
import {
  DOORS,
  type DoorRefusal,
  type Entry,
  type QuickWish,
  type Reservation,
  type Ticket,
} from '../../net/doors.ts';
import type { ClockSetup } from '../../records/gameSetup.ts';
import type { House } from '../house.ts';
import type { GameRoom } from '../play/gameRoom.ts';
import { GAME_ROOM, LOBBY_ROOM } from '../play/lobbyRoom.ts';
import { Queue, Queues } from '../play/queue.ts';
import { hashToken, makeCode, makeToken } from '../play/secrets.ts';
import type { NewRoom, SeatNumber } from '../store/store.ts';
import { AddressLimit } from './bucket.ts';
import { SharedLock } from './sharedLock.ts';

type Answer = Result<unknown, DoorRefusal>;

const PLAYERS = 2;
/** A room to which somebody was sent is not offered again for so long. */
const SENT_SECONDS = 5;
const MATCHING = 'reversi:matching';
const SENT = 'reversi:sent:';

/** What is asked for at the doors: rooms to be opened, and ways into them. Everything is limited by address. */
export class Door {
  readonly #house: House;
  readonly #rooms: AddressLimit;
  readonly #joins: AddressLimit;
  /** Quick games are matched one after the other, so that two who come at once find each other. */
  readonly #matching = new Queue();
  /** Two who come to a room that is not open yet must not open it twice. */
  readonly #opening = new Queues();

  constructor(house: House) {
    this.#house = house;
    this.#rooms = new AddressLimit(house.settings.roomsPerMinute);
    this.#joins = new AddressLimit(house.settings.joinsPerMinute);
  }

  /** Answers what was asked at a path by an address. */
  knock(path: string, body: unknown, address: string): Promise<Answer> | Answer {
    const now = this.#house.timing.now();
    const isNew = path === DOORS.create || path === DOORS.quick;
    if (!(isNew ? this.#rooms : this.#joins).take(address, now)) return err('too-fast');
    switch (path) {
      case DOORS.create:
        return this.#create(body);
      case DOORS.quick:
        return this.#quick(body);
      case DOORS.join:
        return this.#join(body);
      default:
        return this.#lobby();
    }
  }

  async #create(body: unknown): Promise<Result<Ticket, DoorRefusal>> {
    const wish = decodeCreate(body);
    if (!wish.ok) return wish;
    const { name, size, clock, side, listed } = wish.value;
    const blackSeat = side === undefined ? chance() : side === 'black' ? 0 : 1;
    return this.#open(
      { code: makeCode(), size, clock, listed, blackSeat, sideChosen: side !== undefined },
      name,
    );
  }

  async #quick(body: unknown): Promise<Result<Ticket, DoorRefusal>> {
    const wish = decodeQuick(body);
    if (!wish.ok) return wish;
    // Also where they come to two processes at once.
    const lock = new SharedLock(matchMaker.presence, MATCHING, this.#house.timing);
    return this.#matching.run(() => lock.run(() => this.#match(wish.value)));
  }

  /** An open room to go to, or a new one to wait in. */
  async #match(wish: QuickWish): Promise<Result<Ticket, DoorRefusal>> {
    const code = await this.#findOpen(wish);
    if (code !== undefined) return ok({ code, seat: undefined });
    const { name, size, clock } = wish;
    const room = { code: makeCode(), size, clock, listed: true, blackSeat: chance(), sideChosen: false };
    const opened = await this.#open(room, name);
    // The room is there at once, so that the next who comes finds it.
    if (opened.ok) await matchMaker.createRoom(GAME_ROOM, { code: room.code, hostIsComing: true });
    return opened;
  }

  /** An open room with these wishes to which nobody has been sent just now. */
  async #findOpen({ size, clock }: QuickWish): Promise<string | undefined> {
    const { presence } = matchMaker;
    const rooms = await matchMaker.query<GameRoom>({ name: GAME_ROOM });
    for (const { metadata: room } of rooms) {
      if (!room?.listed || !room.open) continue;
      if (room.size !== size || !isSameClock(room.clock ?? undefined, clock)) continue;
      if (await presence.exists(SENT + room.code)) continue;
      await presence.setex(SENT + room.code, '1', SENT_SECONDS);
      return room.code;
    }
    return undefined;
  }

  async #open(room: NewRoom, name: string): Promise<Result<Ticket, DoorRefusal>> {
    if (isFull(this.#house)) return err('server-full');
    const seat = makeToken();
    await this.#house.store.createRoom(room, { tokenHash: hashToken(seat), name });
    return ok({ code: room.code, seat });
  }

  async #join(body: unknown): Promise<Result<Entry, DoorRefusal>> {
    const wish = decodeJoin(body);
    if (!wish.ok) return wish;
    const { code, name, seat, watch } = wish.value;
    const { store, settings } = this.#house;
    if (!(await store.hasRoom(code))) return err('no-such-room');
    const held = seat === undefined ? undefined : await store.seatOf(code, hashToken(seat));
    if (seat !== undefined && held === undefined) return err('bad-seat');
    if (held !== undefined && name !== '') await store.renameSeat(code, held, name);
    const room: IRoomCache | undefined = await matchMaker.driver.findOne({ name: GAME_ROOM, ...{ code } });
    if (!room && isFull(this.#house)) return err('server-full');
    if (room && held === undefined && room.clients >= PLAYERS + settings.mostWatchers)
      return err('room-full');
    const token = seat ?? (watch ? undefined : makeToken());
    const options = {
      ...{ code, name },
      ...(held === undefined ? {} : { seat: held }),
      ...(held === undefined && token !== undefined ? { claim: hashToken(token) } : {}),
    };
    const enter = (): Promise<matchMaker.ISeatReservation> => matchMaker.joinOrCreate(GAME_ROOM, options);
    const reservation = reservationOf(await (room ? enter() : this.#opening.run(code, enter)));
    return ok({ code, seat: token, reservation });
  }

  async #lobby(): Promise<Result<{ readonly reservation: Reservation }, DoorRefusal>> {
    return ok({ reservation: reservationOf(await matchMaker.joinOrCreate(LOBBY_ROOM, {})) });
  }
}

function isFull({ settings }: House): boolean {
  return matchMaker.stats.local.roomCount >= settings.mostRooms;
}

function chance(): SeatNumber {
  return randomInt(2) === 0 ? 0 : 1;
}

function isSameClock(one: ClockSetup | undefined, other: ClockSetup | undefined): boolean {
  return one?.minutes === other?.minutes && one?.increment === other?.increment;
}

function reservationOf(seat: matchMaker.ISeatReservation): Reservation {
  const { name, sessionId, roomId, processId = '', publicAddress } = seat;
  return { name, sessionId, roomId, processId, publicAddress };
}
