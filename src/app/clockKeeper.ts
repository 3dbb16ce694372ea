import type { Timing } from '../lib/timing.ts';
import type { ClockSetup } from '../records/gameSetup.ts';
import type { TimeLeft } from './savedSession.ts';
import type { Side } from '../rules/index.ts';

/** How often the clock that runs is shown anew. */
const TICK_MS = 100;
const MS_PER_MINUTE = 60_000;
const MS_PER_SECOND = 1000;

export interface ClockParts {
  readonly timing: Timing;
  readonly setup: ClockSetup;
  /** Time left at the beginning; a whole allowance when undefined. */
  readonly left?: TimeLeft | undefined;
  /** The place in the game at which `left` was the case. */
  readonly plies?: number;
  readonly onTick: (left: TimeLeft, running: Side | undefined) => void;
  /** This side has no time left. */
  readonly onFlag: (side: Side) => void;
}

/** The clocks of a game: one runs at most; an increment is added after a ply; taking back a ply gives its time back. */
export class ClockKeeper {
  readonly #parts: ClockParts;
  /** Time left after so many plies of the line. */
  readonly #history = new Map<number, TimeLeft>();
  #left: TimeLeft;
  #running: { readonly side: Side; since: number } | undefined;
  #cancelTick: (() => void) | undefined;

  constructor(parts: ClockParts) {
    this.#parts = parts;
    const allowance = parts.setup.minutes * MS_PER_MINUTE;
    this.#left = parts.left ?? { black: allowance, white: allowance };
    this.#history.set(parts.plies ?? 0, this.#left);
  }

  get left(): TimeLeft {
    this.#settle();
    return this.#left;
  }

  /** Lets a side's clock run, or none. */
  run(side: Side | undefined): void {
    this.#settle();
    this.#cancelTick?.();
    this.#cancelTick = undefined;
    this.#running = side === undefined ? undefined : { side, since: this.#parts.timing.now() };
    this.#tell();
    if (side !== undefined) this.#scheduleTick();
  }

  /** A side has placed a disc, `plies` now stand: stops its clock and adds the increment. */
  played(side: Side, plies: number): void {
    this.run(undefined);
    const increment = this.#parts.setup.increment * MS_PER_SECOND;
    this.#left = { ...this.#left, [side]: this.#left[side] + increment };
    this.#history.set(plies, this.#left);
    this.#tell();
  }

  /** Gives back the time that was left when so many plies stood, where it is known. */
  backTo(plies: number): void {
    this.run(undefined);
    this.#left = this.#history.get(plies) ?? this.#left;
    this.#tell();
  }

  dispose(): void {
    this.#cancelTick?.();
    this.#running = undefined;
  }

  #settle(): void {
    if (!this.#running) return;
    const now = this.#parts.timing.now();
    const { side, since } = this.#running;
    this.#left = { ...this.#left, [side]: Math.max(0, this.#left[side] - (now - since)) };
    this.#running.since = now;
  }

  #scheduleTick(): void {
    this.#cancelTick = this.#parts.timing.after(TICK_MS, () => this.#tick());
  }

  #tick(): void {
    this.#settle();
    this.#tell();
    const side = this.#running?.side;
    if (side === undefined) return;
    if (this.#left[side] > 0) this.#scheduleTick();
    else {
      this.run(undefined);
      this.#parts.onFlag(side);
    }
  }

  #tell(): void {
    this.#parts.onTick(this.#left, this.#running?.side);
  }
}
