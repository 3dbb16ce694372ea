import type { Outcome } from '../../game/outcome.ts';
import type { Timing } from '../../lib/timing.ts';
import type { Command, RefusalCode, Reply, ServerMessage } from '../../net/messages.ts';
import type { SeatNumber, Store } from '../store/store.ts';

/** What a match needs of the world. */
export interface MatchParts {
  readonly store: Store;
  /** Names this process's hold on the room. */
  readonly owner: string;
  readonly timing: Timing;
  readonly graceMs: number;
  readonly mostCreditMs: number;
  /** Milliseconds that the connection of a seat takes there and back. */
  readonly lagOf: (seat: SeatNumber) => number;
  /** To every page of the room, but for that seat's. */
  readonly tell: (message: ServerMessage, except?: SeatNumber) => void;
  /** Every page is to be sent everything anew. */
  readonly syncAll: () => void;
  /** Names, presence or status have changed. */
  readonly changed: () => void;
  /** The clocks have been set anew. */
  readonly timed: () => void;
  /** Another process has taken the room over: this one must let go of it. */
  readonly lost: () => void;
  readonly count: (what: 'moves' | 'started' | Outcome['kind']) => void;
  readonly report: (error: unknown) => void;
}

/** Who speaks: a seat, or a spectator under a name. */
export interface Speaker {
  readonly seat: SeatNumber | undefined;
  readonly name: string;
}

export type Spoken<Kind extends Command['kind']> = Extract<Command, { kind: Kind }>;

export const DONE: Reply = { ok: true, moved: undefined };

export function refuse(code: RefusalCode): Reply {
  return { ok: false, code };
}
