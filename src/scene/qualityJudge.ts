/** Frames of which the middle one takes longer than this, in seconds, are too slow to raise from low. */
const RAISE_BELOW = 0.006;
/** A high frame may take so long, in seconds, and still be kept. */
const KEEP_BELOW = 0.0125;
/** In play a high picture is given up when the middle interval of frames is longer than this, in seconds. */
const DROP_ABOVE = 0.034;
const SAMPLES = 5;
/** The first frames of a quality also build its programs. */
const WARM_UP = 2;
const PLAY_SAMPLES = 45;
/** One frame this slow settles it. */
const HOPELESS = 0.1;

export type Verdict = 'more' | 'raise' | 'stay' | 'keep' | 'lower';

/**
 * Decides about the automatic quality from how long frames take: `raise` or `stay` while low is tried, `keep` or
 * `lower` while high is tried. What was lowered once stays low.
 */
export class QualityJudge {
  #samples: number[] = [];
  #intervals: number[] = [];
  #skipped = 0;
  #high = false;

  /** Takes the time of one frame, drawn and waited for, in seconds. */
  took(seconds: number): Verdict {
    if (this.#skipped < WARM_UP) {
      this.#skipped++;
      return 'more';
    }
    this.#samples.push(seconds);
    const middle = medianOf(this.#samples);
    if (this.#samples.length < SAMPLES && seconds < HOPELESS) return 'more';
    this.#samples = [];
    this.#skipped = 0;
    if (this.#high) return middle <= KEEP_BELOW ? 'keep' : 'lower';
    this.#high = middle <= RAISE_BELOW;
    return this.#high ? 'raise' : 'stay';
  }

  /** Takes the interval of two frames of a running animation in high quality, in seconds. */
  played(seconds: number): Verdict {
    this.#intervals.push(seconds);
    if (this.#intervals.length < PLAY_SAMPLES) return 'more';
    const middle = medianOf(this.#intervals);
    this.#intervals = [];
    return middle > DROP_ABOVE ? 'lower' : 'keep';
  }
}

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
