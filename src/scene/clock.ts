import { gsap } from 'gsap/gsap-core';

/** Tweens on one line of time. */
export type Timeline = ReturnType<typeof gsap.timeline>;

/** The longest step that one frame may take, in seconds: after a stall the picture goes on, it does not jump. */
export const LONGEST_STEP = 1 / 30;

/**
 * Moves timelines forward by hand. They are made paused and stepped by whoever draws, so gsap's own ticker sleeps and
 * keeps no animation frame alive.
 */
export class Clock {
  readonly #running = new Set<Timeline>();
  readonly #woken: () => void;
  /** How fast time goes, 1 is as planned. */
  rate = 1;

  /** `woken` asks for a first frame. */
  constructor(woken: () => void) {
    this.#woken = woken;
    gsap.ticker.sleep();
  }

  get running(): boolean {
    return this.#running.size > 0;
  }

  /** A timeline that stands at its start; fill it, then start it. */
  make(): Timeline {
    return gsap.timeline({ paused: true });
  }

  start(timeline: Timeline): void {
    this.#running.add(timeline);
    gsap.ticker.sleep();
    this.#woken();
  }

  /** Takes a timeline out at once, wherever it stands. */
  stop(timeline: Timeline): void {
    this.#running.delete(timeline);
    timeline.kill();
  }

  /** Moves everything that runs by so many seconds, at most `LONGEST_STEP`. */
  advance(seconds: number): void {
    const step = Math.min(seconds, LONGEST_STEP) * this.rate;
    for (const timeline of this.#running) {
      const time = timeline.time() + step;
      if (time >= timeline.duration()) this.#running.delete(timeline);
      timeline.time(time);
    }
  }

  dispose(): void {
    for (const timeline of this.#running) timeline.kill();
    this.#running.clear();
    gsap.ticker.sleep();
  }
}
