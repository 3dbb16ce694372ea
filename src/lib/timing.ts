/** Time as it is passed in: tests bring their own. */
export interface Timing {
  /** Milliseconds since some fixed moment; never goes back. */
  now(): number;
  /** Calls back once after that many milliseconds; the function returned takes it back. */
  after(milliseconds: number, run: () => void): () => void;
}

/** The time of this machine. */
export const realTiming: Timing = {
  now: () => performance.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};
