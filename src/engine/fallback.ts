import type { Timing } from '../lib/timing.ts';
import type { Square } from '../rules/index.ts';
import { choose, limitOf, type Choice } from './choose.ts';

/** A fallback move takes at most this long, whatever the level. */
const LONGEST_MS = 1_000;

/**
 * The move of a level without worker and WebAssembly, in the thread of the caller: slower and weaker, but always there.
 * It lets others run between its slices.
 */
export async function chooseWithoutCore(
  choice: Choice,
  timing: Timing,
  signal: AbortSignal,
): Promise<Square> {
  const limit = Math.min(LONGEST_MS, limitOf(choice));
  const hurry = { now: () => timing.now(), deadline: timing.now() + limit, isWanted: () => false };
  const slices = choose(undefined, choice, hurry);
  for (;;) {
    signal.throwIfAborted();
    const { done, value } = slices.next();
    if (done === true) return value;
    await new Promise<void>((resolve) => timing.after(0, resolve));
  }
}
