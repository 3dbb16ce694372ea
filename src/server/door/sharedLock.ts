import type { Presence } from '@colyseus/core';
import type { Timing } from '../../lib/timing.ts';

/** What the processes of a server share. */
export type Shared = Pick<Presence, 'hincrbyex' | 'exists' | 'del'>;

const HOLDERS = 'holders';
/** A process that died with the lock in its hand holds up the others for so long. */
const HELD_SECONDS = 5;
const LOOK_MS = 20;

/**
 * Lets one process at a time do something. Who finds the lock taken only looks until it is free, so that the lock of a
 * process that has died runs out.
 */
export class SharedLock {
  readonly #shared: Shared;
  readonly #key: string;
  readonly #timing: Timing;

  constructor(shared: Shared, key: string, timing: Timing) {
    this.#shared = shared;
    this.#key = key;
    this.#timing = timing;
  }

  async run<Value>(task: () => Promise<Value>): Promise<Value> {
    while (!(await this.#take())) await this.#waitUntilFree();
    try {
      return await task();
    } finally {
      this.#shared.del(this.#key);
    }
  }

  /** The first of those who come at once has the lock. */
  async #take(): Promise<boolean> {
    return (await this.#shared.hincrbyex(this.#key, HOLDERS, 1, HELD_SECONDS)) === 1;
  }

  async #waitUntilFree(): Promise<void> {
    while (await this.#shared.exists(this.#key))
      await new Promise<void>((resolve) => void this.#timing.after(LOOK_MS, resolve));
  }
}
