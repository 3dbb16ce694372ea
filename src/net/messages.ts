import type { Outcome } from '../game/outcome.ts';
import type { ClockSetup } from '../records/gameSetup.ts';
import type { BoardSize, Side, Square } from '../rules/index.ts';

/** Why the server does not do what was asked; the page has a sentence for each. */
export const REFUSALS = [
  'malformed',
  'too-fast',
  'not-seated',
  'not-started',
  'game-over',
  'game-not-over',
  'out-of-turn',
  'stale-ply',
  'illegal',
  'nothing-offered',
  'already-offered',
  'nothing-to-take-back',
  'may-not-claim',
  'unavailable',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

export const MOST_CHAT = 200;
/** So many lines of chat are remembered. */
export const KEPT_CHAT = 50;

/** How the server closes a connection for good, beside the usual codes. */
export const CLOSE_CODES = { takenOver: 4100, flooding: 4101, closing: 4102, roomGone: 4103 } as const;

export const OFFERS = ['draw', 'takeback', 'rematch'] as const;
export type Offer = (typeof OFFERS)[number];

/** An offer that waits for an answer, and the side that made it. */
export interface OpenOffer {
  readonly offer: Offer;
  readonly side: Side;
}

/**
 * What a page asks of its room. Each names the epoch it was meant for: a number of the room that grows with every
 * rematch and takeback. `ply` counts the plies that stood before the move.
 */
export type Command =
  | { readonly kind: 'move'; readonly epoch: number; readonly ply: number; readonly square: Square }
  | { readonly kind: 'resign'; readonly epoch: number }
  | { readonly kind: 'offer'; readonly epoch: number; readonly offer: Offer }
  /** Who made the offer withdraws it by declining. */
  | { readonly kind: 'answer'; readonly epoch: number; readonly offer: Offer; readonly accept: boolean }
  /** The opponent has been away for the grace time. */
  | { readonly kind: 'claim'; readonly epoch: number }
  | { readonly kind: 'chat'; readonly text: string }
  | { readonly kind: 'sync' };

export const COMMANDS = ['move', 'resign', 'offer', 'answer', 'claim', 'chat', 'sync'] as const;

/** Milliseconds left, and whose clock runs, at the moment at which the clocks were last set. */
export interface ClockTime {
  readonly black: number;
  readonly white: number;
  readonly running: Side | undefined;
}

export interface ChatLine {
  /** Counts the lines of a room from 1. */
  readonly number: number;
  /** The side the writer played; undefined for a spectator. */
  readonly side: Side | undefined;
  readonly name: string;
  readonly text: string;
}

export type RoomStatus = 'waiting' | 'playing' | 'over';

/** Everything about a room: what a page begins with, and comes back to. */
export interface Sync {
  readonly code: string;
  readonly epoch: number;
  /** Games played in this room before the present one. */
  readonly round: number;
  readonly size: BoardSize;
  readonly clock: ClockSetup | undefined;
  /** One's own side; undefined for a spectator. */
  readonly side: Side | undefined;
  /** The plies as squares in one word, passes left out: `f5d6c3`. */
  readonly moves: string;
  /** Milliseconds that each ply took. */
  readonly took: readonly number[];
  /** Set once the game is over. */
  readonly outcome: Outcome | undefined;
  readonly offers: readonly OpenOffer[];
  readonly chat: readonly ChatLine[];
  /** How long an opponent may be away, in milliseconds. */
  readonly graceMs: number;
}

/** What the room's state tells at every moment. */
export interface Presence {
  readonly status: RoomStatus;
  readonly names: Readonly<Record<Side, string>>;
  readonly here: Readonly<Record<Side, boolean>>;
  readonly watchers: number;
  /** The clocks as they were last set; undefined without clocks. */
  readonly time: ClockTime | undefined;
}

export interface Moved {
  readonly epoch: number;
  readonly ply: number;
  readonly square: Square;
  readonly tookMs: number;
}

/** The answer to a command; to a move with what came of it. A move that was known already is acknowledged again. */
export type Reply =
  | { readonly ok: true; readonly moved: Moved | undefined }
  | { readonly ok: false; readonly code: RefusalCode };

/** What a room tells its pages; of a move its player hears in the reply. */
export type ServerMessage =
  | { readonly kind: 'synced'; readonly sync: Sync }
  | { readonly kind: 'moved'; readonly moved: Moved }
  | { readonly kind: 'offered'; readonly open: OpenOffer }
  /** An offer was declined or withdrawn. One that is accepted shows in what comes of it. */
  | { readonly kind: 'declined'; readonly open: OpenOffer }
  | { readonly kind: 'said'; readonly line: ChatLine }
  | { readonly kind: 'ended'; readonly outcome: Outcome }
  /** A message that was no request was refused. */
  | { readonly kind: 'refused'; readonly code: RefusalCode }
  /** The server is about to restart; the game goes on after it. */
  | { readonly kind: 'closing' };

export const SERVER_MESSAGES = [
  'synced',
  'moved',
  'offered',
  'declined',
  'said',
  'ended',
  'refused',
  'closing',
] as const;
