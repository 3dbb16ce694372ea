import { opponentOf, type Side } from '../../rules/index.ts';
import type { ClockTime } from '../../net/messages.ts';
import type { ClockSetup } from '../../records/gameSetup.ts';
import type { TimeLeft } from '../store/store.ts';

/** The most that is given back for one move's way through the network. */
export const MOST_CREDIT_MS = 1000;
/** What a side can be given back in all at the start, and what each of its moves adds to that. */
const FIRST_QUOTA_MS = 3000;
const QUOTA_PER_MOVE_MS = 250;
const MOST_QUOTA_MS = 5000;
const MS_PER_MINUTE = 60_000;
const MS_PER_SECOND = 1000;
/** Games without a clock count their moves all the same. */
const NO_LIMIT: TimeLeft = { black: 0, white: 0 };

/** What a move cost. */
export interface Spent {
  readonly tookMs: number;
  readonly left: TimeLeft;
}

/**
 * The clocks of a game as the server keeps them. A move's time through the network is given back: what was measured of
 * it, at most a second, and no more in all than a quota that grows slowly, so that nobody gains by being slow.
 */
export class GameClock {
  readonly #setup: ClockSetup | undefined;
  readonly #mostCreditMs: number;
  #left: TimeLeft;
  #quota: Record<Side, number> = { black: FIRST_QUOTA_MS, white: FIRST_QUOTA_MS };
  #running: { readonly side: Side; readonly since: number } | undefined;

  constructor(setup: ClockSetup | undefined, left: TimeLeft | undefined, mostCreditMs = MOST_CREDIT_MS) {
    this.#setup = setup;
    this.#mostCreditMs = mostCreditMs;
    this.#left = left ?? fullTime(setup);
  }

  /** Time left on both sides at that moment. */
  leftAt(now: number): TimeLeft {
    if (!this.#running || !this.#setup) return this.#left;
    const { side, since } = this.#running;
    return { ...this.#left, [side]: Math.max(0, this.#left[side] - (now - since)) };
  }

  /** What the pages are shown; undefined without a clock. */
  timeAt(now: number): ClockTime | undefined {
    if (!this.#setup) return undefined;
    const { black, white } = this.leftAt(now);
    return { black: Math.round(black), white: Math.round(white), running: this.#running?.side };
  }

  get runs(): boolean {
    return this.#running !== undefined;
  }

  start(side: Side, now: number): void {
    this.#running = { side, since: now };
  }

  /** Stops without charging the time since the last move. */
  pause(): void {
    this.#running = undefined;
  }

  /** Stops and charges the time that has run. */
  stop(now: number): void {
    this.#left = this.leftAt(now);
    this.#running = undefined;
  }

  /** What a move of the running side would cost now, `lagMs` being what its connection was measured to take. */
  price(now: number, lagMs: number): Spent {
    if (!this.#running) return { tookMs: 0, left: this.#left };
    const { side, since } = this.#running;
    const tookMs = Math.max(0, now - since - this.#creditOf(side, lagMs));
    if (!this.#setup) return { tookMs, left: this.#left };
    const rest = Math.max(0, this.#left[side] - tookMs);
    return { tookMs, left: { ...this.#left, [side]: rest + this.#setup.increment * MS_PER_SECOND } };
  }

  /** Whether the running side has lost on time, its credit included. */
  isFallen(now: number, lagMs: number): boolean {
    if (!this.#running || !this.#setup) return false;
    const { side, since } = this.#running;
    return now - since - this.#creditOf(side, lagMs) >= this.#left[side];
  }

  /** Takes over what a move cost; nobody's clock runs after it. */
  pay(spent: Spent, now: number, lagMs: number): void {
    if (this.#running) {
      const { side, since } = this.#running;
      const used = Math.min(this.#creditOf(side, lagMs), Math.max(0, now - since));
      this.#quota[side] = Math.min(MOST_QUOTA_MS, this.#quota[side] - used + QUOTA_PER_MOVE_MS);
    }
    this.#left = spent.left;
    this.#running = undefined;
  }

  /** Milliseconds until the running side has lost on time, its credit included; undefined where no flag can fall. */
  untilFlag(now: number, lagMs: number): number | undefined {
    if (!this.#running || !this.#setup) return undefined;
    const { side, since } = this.#running;
    return Math.max(0, this.#left[side] + this.#creditOf(side, lagMs) - (now - since));
  }

  /** The side that wins when the flag falls. */
  get winnerOnTime(): Side | undefined {
    return this.#running && opponentOf(this.#running.side);
  }

  #creditOf(side: Side, lagMs: number): number {
    return Math.max(0, Math.min(lagMs, this.#mostCreditMs, this.#quota[side]));
  }
}

/** The whole allowance of both sides. */
export function fullTime(setup: ClockSetup | undefined): TimeLeft {
  if (!setup) return NO_LIMIT;
  const allowance = setup.minutes * MS_PER_MINUTE;
  return { black: allowance, white: allowance };
}
