import { gsap } from 'gsap/gsap-core';

/** Tweens on one line of time. */
export type Timeline = ReturnType<typeof gsap.timeline>;

/** Frames of so many seconds are always followed in full. */
export const LONGEST_STEP = 1 / 30;
/** Where all frames are slow they are followed up to this length, so that a flip takes its own time there too. */
export const LONGEST_SLOW_STEP = 0.25;
/** How much one frame counts in what is usual, and how much longer than usual a frame may be. */
const WEIGHT = 0.3;
const ALLOWANCE = 1.5;

/**
 * Moves timelines forward by hand. They are made paused and stepped by whoever draws, so gsap's own ticker sleeps and
 * keeps no animation frame alive.
 */
export class Clock {
  readonly #running = new Set<Timeline>();
  readonly #woken: () => void;
  readonly #slowStep: number;
  /** How fast time goes, 1 is as planned. */
  rate = 1;
  /** The length of a frame here, in seconds, as the last ones were. */
  #usual = LONGEST_STEP;

  /** `woken` asks for a first frame; `slowStep` is the longest step, in seconds, where all frames are slow. */
  constructor(woken: () => void, slowStep = LONGEST_SLOW_STEP) {
    this.#woken = woken;
    this.#slowStep = slowStep;
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

  /** Moves everything that runs by so many seconds; a frame much longer than usual is a stall, and the picture does not jump. */
  advance(seconds: number): void {
    const step = Math.min(seconds, this.#longest()) * this.rate;
    this.#usual += (Math.min(seconds, this.#slowStep) - this.#usual) * WEIGHT;
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

  #longest(): number {
    return Math.max(LONGEST_STEP, Math.min(this.#usual * ALLOWANCE, this.#slowStep));
  }
}
