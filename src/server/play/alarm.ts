import type { Timing } from '../../lib/timing.ts';

/** One alarm at a time: setting it anew takes the old one back. */
export class Alarm {
  readonly #timing: Timing;
  #cancel: (() => void) | undefined;

  constructor(timing: Timing) {
    this.#timing = timing;
  }

  get isSet(): boolean {
    return this.#cancel !== undefined;
  }

  set(milliseconds: number, ring: () => void): void {
    this.clear();
    this.#cancel = this.#timing.after(milliseconds, () => {
      this.#cancel = undefined;
      ring();
    });
  }

  clear(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }
}
