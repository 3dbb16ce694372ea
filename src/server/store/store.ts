import type { Outcome } from '../../game/outcome.ts';
import type { ChatLine } from '../../net/messages.ts';
import type { ClockSetup } from '../../records/gameSetup.ts';
import type { BoardSize, Side } from '../../rules/index.ts';

/** 0 is the host's seat, 1 the guest's. */
export type SeatNumber = 0 | 1;

export interface StoredSeat {
  readonly seat: SeatNumber;
  readonly name: string;
}

export interface NewRoom {
  readonly code: string;
  readonly size: BoardSize;
  readonly clock: ClockSetup | undefined;
  readonly listed: boolean;
  readonly blackSeat: SeatNumber;
  /** Whether the host chose the side. */
  readonly sideChosen: boolean;
}

/** Milliseconds that both sides have left. */
export type TimeLeft = Readonly<Record<Side, number>>;

export interface StoredMove {
  readonly ply: number;
  readonly square: number;
  readonly tookMs: number;
  /** After the move. */
  readonly left: TimeLeft;
}

export interface StoredGame {
  readonly id: string;
  readonly round: number;
  readonly blackSeat: SeatNumber;
  readonly epoch: number;
  readonly outcome: Outcome | undefined;
  readonly left: TimeLeft;
  readonly moves: readonly StoredMove[];
}

export interface StoredRoom extends NewRoom {
  readonly seats: readonly StoredSeat[];
  /** The newest game; undefined until both have come. */
  readonly game: StoredGame | undefined;
  /** The last lines, oldest first. */
  readonly chat: readonly ChatLine[];
}

/** A game about to begin. */
export type NewGame = Omit<StoredGame, 'outcome' | 'moves'>;

/**
 * Where rooms and their games are kept. Whatever is promised true stands when the process is killed. Writes to a game
 * name its owner and give false, and change nothing, where another process has taken the game over.
 */
export interface Store {
  createRoom(room: NewRoom, host: { readonly tokenHash: string; readonly name: string }): Promise<void>;
  /** The room with its newest game, which is `owner`'s from now on. */
  openRoom(code: string, owner: string): Promise<StoredRoom | undefined>;
  hasRoom(code: string): Promise<boolean>;
  seatOf(code: string, tokenHash: string): Promise<SeatNumber | undefined>;
  /** Takes the guest's seat where it is free. */
  takeSeat(code: string, tokenHash: string, name: string): Promise<boolean>;
  freeSeat(code: string, seat: SeatNumber): Promise<void>;
  renameSeat(code: string, seat: SeatNumber, name: string): Promise<void>;
  startGame(code: string, game: NewGame, owner: string): Promise<boolean>;
  addMove(game: string, move: StoredMove, owner: string): Promise<boolean>;
  /** Forgets the plies from `plies` on; the game goes on in the next epoch. */
  takeBack(
    game: string,
    to: { readonly plies: number; readonly epoch: number; readonly left: TimeLeft },
    owner: string,
  ): Promise<boolean>;
  /** Ends the game once: false where it has an outcome already. */
  endGame(game: string, outcome: Outcome, left: TimeLeft, owner: string): Promise<boolean>;
  addChat(code: string, line: ChatLine): Promise<void>;
  /** Ends what nobody has come back to, and forgets rooms in which nothing was played; gives how many it touched. */
  sweep(olderThan: number): Promise<number>;
  /** Rejects where the database cannot be reached. */
  check(): Promise<void>;
  close(): Promise<void>;
}
