import type { ClockSetup } from '../records/gameSetup.ts';
import type { BoardSize, Side } from '../rules/index.ts';

/** Why the server opens no room or lets nobody in. `no-answer` is the page's own: the server cannot be reached. */
export const DOOR_REFUSALS = [
  'malformed',
  'too-large',
  'too-fast',
  'foreign-origin',
  'no-such-room',
  'bad-seat',
  'room-full',
  'server-full',
  'closing',
  'unavailable',
  'no-answer',
] as const;
export type DoorRefusal = (typeof DOOR_REFUSALS)[number];

/** Where a room is knocked at; every one is a POST with a JSON body. */
export const DOORS = {
  create: '/online/rooms',
  quick: '/online/quick',
  join: '/online/join',
  lobby: '/online/lobby',
} as const;
/** A GET: under which addresses others find this server. */
export const INFO_PATH = '/online/info';

export const CODE_LENGTH = 10;
/** Letters and digits that nobody confuses. */
export const CODE_ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
export const MOST_NAME = 24;

export const CLOCK_CHOICES: readonly (ClockSetup | undefined)[] = [
  undefined,
  { minutes: 1, increment: 0 },
  { minutes: 3, increment: 2 },
  { minutes: 5, increment: 0 },
  { minutes: 10, increment: 5 },
  { minutes: 15, increment: 10 },
];

/** What a game is asked to be. */
export interface GameWish {
  readonly size: BoardSize;
  readonly clock: ClockSetup | undefined;
}

export interface CreateWish extends GameWish {
  readonly name: string;
  /** The side that the host plays; undefined leaves it to chance. */
  readonly side: Side | undefined;
  /** Whether the lobby shows the room; a private one is found by its code alone. */
  readonly listed: boolean;
}

export interface QuickWish extends GameWish {
  readonly name: string;
}

export interface JoinWish {
  readonly code: string;
  readonly name: string;
  /** The secret of the seat that was held before. */
  readonly seat: string | undefined;
  /** Only to look on, even where a seat is free. */
  readonly watch: boolean;
}

/** The way to a room: its code, and the secret of the host's seat (32 hexadecimal digits) for who opened it. */
export interface Ticket {
  readonly code: string;
  readonly seat: string | undefined;
}

/** What the socket is opened with. */
export interface Reservation {
  readonly name: string;
  readonly sessionId: string;
  readonly roomId: string;
  readonly processId: string;
  readonly publicAddress: string | undefined;
}

export interface Entry {
  readonly code: string;
  /**
   * The secret of the seat that was held before, or of the free one that is taken on entering; the first sync tells
   * whether somebody else was faster. Undefined for who looks on.
   */
  readonly seat: string | undefined;
  readonly reservation: Reservation;
}

/** A listed room, as the lobby shows it. */
export interface LobbyRoom extends GameWish {
  readonly code: string;
  readonly status: 'waiting' | 'playing';
  readonly names: readonly string[];
  /** The side that is free; undefined where chance decides or both are taken. */
  readonly free: Side | undefined;
}

/** Another server of the game heard on the same network. */
export interface LanHost {
  readonly name: string;
  readonly url: string;
}

export interface Lobby {
  readonly rooms: readonly LobbyRoom[];
  readonly hosts: readonly LanHost[];
}

/** The addresses of this server in its own network, best first; empty where it is to be found under a name. */
export interface ServerInfo {
  readonly urls: readonly string[];
}
