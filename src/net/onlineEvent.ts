import type { Game } from '../game/game.ts';
import type { Outcome } from '../game/outcome.ts';
import type { DoorRefusal } from './doors.ts';
import type { ChatLine, Moved, OpenOffer, Presence, RefusalCode, Sync } from './messages.ts';

/** Why there is no connection any more, and will be none. */
export type GoneReason = 'left' | 'taken-over' | 'flooding' | DoorRefusal;

export type Connection =
  | { readonly state: 'connecting' }
  | { readonly state: 'open' }
  /** The connection broke; it is being sought again. */
  | { readonly state: 'lost' }
  | { readonly state: 'gone'; readonly reason: GoneReason };

/** What an online game tells, in the order in which it happened. `game` is the server's truth. */
export type OnlineEvent =
  /** The first of all, and again after every reconnection, takeback and rematch. */
  | { readonly kind: 'synced'; readonly sync: Sync; readonly game: Game }
  /** A ply was accepted, one's own too. */
  | { readonly kind: 'moved'; readonly moved: Moved; readonly game: Game }
  | { readonly kind: 'offered'; readonly open: OpenOffer }
  | { readonly kind: 'declined'; readonly open: OpenOffer }
  | { readonly kind: 'said'; readonly line: ChatLine }
  /** Who is there, or how the clocks stand, has changed. */
  | { readonly kind: 'presence'; readonly presence: Presence }
  | { readonly kind: 'ended'; readonly outcome: Outcome; readonly game: Game }
  | { readonly kind: 'refused'; readonly code: RefusalCode }
  /** The server is about to restart; the connection goes, and comes back after it. */
  | { readonly kind: 'closing' }
  | { readonly kind: 'connection'; readonly connection: Connection };
