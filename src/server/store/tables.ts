import type { Generated } from 'kysely';

/** A room: what is played in it, and who may find it. Times are milliseconds since 1970. */
export interface RoomTable {
  code: string;
  size: number;
  minutes: number | null;
  increment: number | null;
  listed: number;
  /** The seat (0 host, 1 guest) that plays black in the first game. */
  black_seat: number;
  /** 1 where the host chose the side, 0 where chance did. */
  side_chosen: number;
  created_at: number;
}

export interface SeatTable {
  code: string;
  seat: number;
  /** SHA-256 of the secret, in hexadecimal; the secret itself is never stored. */
  token_hash: string;
  name: string;
}

export interface GameTable {
  /** `code:round`. */
  id: string;
  code: string;
  round: number;
  black_seat: number;
  epoch: number;
  /** The process that may write to the game. */
  owner: string;
  outcome: string | null;
  winner: string | null;
  started_at: number;
  ended_at: number | null;
  /** Time left where no ply is left that tells it, or after a takeback. */
  black_ms: number;
  white_ms: number;
}

export interface MoveTable {
  game: string;
  /** The plies that stood before; with `game` the key. */
  ply: number;
  square: number;
  took_ms: number;
  black_ms: number;
  white_ms: number;
}

export interface ChatTable {
  code: string;
  number: number;
  side: string | null;
  name: string;
  text: string;
  said_at: Generated<number>;
}

export interface Tables {
  rooms: RoomTable;
  seats: SeatTable;
  games: GameTable;
  moves: MoveTable;
  chat: ChatTable;
}
