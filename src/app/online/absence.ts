import type { Disposable } from '../../lib/disposer.ts';
import type { Timing } from '../../lib/timing.ts';
import { opponentOf } from '../../rules/index.ts';
import type { RoomGame } from './roomParts.ts';

const SECOND_MS = 1000;

/** Counts down how long an absent opponent may still come back; tells each second that goes by. */
export class Absence implements Disposable {
  readonly #timing: Timing;
  readonly #changed: () => void;
  #since: number | undefined;
  #cancel: (() => void) | undefined;

  constructor(timing: Timing, changed: () => void) {
    this.#timing = timing;
    this.#changed = changed;
  }

  /**
   * Looks at a game that goes on, or at none: whole seconds that are left to the opponent, or undefined while there is
   * nobody to wait for.
   */
  look(game: Pick<RoomGame, 'side' | 'presence' | 'sync' | 'connection'> | undefined): number | undefined {
    this.#cancel?.();
    this.#cancel = undefined;
    if (game?.side === undefined || game.connection.state !== 'open') {
      this.#since = undefined;
      return undefined;
    }
    if (game.presence.here[opponentOf(game.side)]) {
      this.#since = undefined;
      return undefined;
    }
    this.#since ??= this.#timing.now();
    const left = (game.sync?.graceMs ?? 0) - (this.#timing.now() - this.#since);
    if (left > 0) this.#cancel = this.#timing.after(Math.min(left, SECOND_MS), this.#changed);
    return Math.max(0, Math.ceil(left / SECOND_MS));
  }

  dispose(): void {
    this.#cancel?.();
  }
}
