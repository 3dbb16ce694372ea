import { settle } from './settle.ts';
import type { Timing } from '../../src/lib/timing.ts';

interface Due {
  readonly at: number;
  readonly run: () => void;
}

/** Time that stands still until a test moves it by hand. */
export class HandTiming implements Timing {
  #now = 0;
  #due: Due[] = [];

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, run: () => void): () => void {
    const due: Due = { at: this.#now + milliseconds, run };
    this.#due.push(due);
    return () => {
      this.#due = this.#due.filter((each) => each !== due);
    };
  }

  /** How many calls are still to come. */
  get waiting(): number {
    return this.#due.length;
  }

  /** Lets time go by, calling back what becomes due, in order. */
  async advance(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    await settle();
    for (let next = this.#nextUntil(end); next; next = this.#nextUntil(end)) {
      this.#now = Math.max(this.#now, next.at);
      const { run } = next;
      this.#due = this.#due.filter((each) => each !== next);
      run();
      await settle();
    }
    this.#now = end;
  }

  #nextUntil(end: number): Due | undefined {
    return this.#due.filter((due) => due.at <= end).sort((a, b) => a.at - b.at)[0];
  }
}
