/** How far a long reading has come, in units of its own. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}

/** A long reading cut into slices of a few milliseconds: each step yields its progress, the last returns the value. */
export type Slices<Value> = Generator<Progress, Value, void>;

/** What reading in slices needs from the page. */
export interface SlicePace {
  /** Milliseconds since some fixed moment. */
  now(): number;
  /** Lets the page do its own work. */
  pause(): Promise<void>;
  readonly signal: AbortSignal;
  onProgress?(progress: Progress): void;
}

/** The most that is read without a pause. */
const SLICE_MS = 16;

/** Reads to the end at once: for tests, servers and small input. */
export function readAtOnce<Value>(slices: Slices<Value>): Value {
  for (;;) {
    const step = slices.next();
    if (step.done === true) return step.value;
  }
}

/** Reads with a pause about every 16 ms; undefined once the signal is aborted. */
export async function readPaced<Value>(slices: Slices<Value>, pace: SlicePace): Promise<Value | undefined> {
  let begun = pace.now();
  while (!pace.signal.aborted) {
    const step = slices.next();
    if (step.done === true) return step.value;
    if (pace.now() - begun < SLICE_MS) continue;
    pace.onProgress?.(step.value);
    await pace.pause();
    begun = pace.now();
  }
  return undefined;
}
