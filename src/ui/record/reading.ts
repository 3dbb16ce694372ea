import { signal, type ReadonlySignal } from '@preact/signals';
import type { Disposable } from '../../lib/disposer.ts';
import type { SlicePace } from '../../records/slices.ts';
import type { ImportSource } from '../view.ts';
import { readFiles, readText, type ImportHelp, type ImportOffer } from './importOffer.ts';

/** A text field slows down with more than this. */
export const MOST_IN_FIELD = 50_000;
const WHOLE = 100;

/** Reads what comes from outside, in slices while the page stays alive, one thing at a time. */
export class Reading implements Disposable {
  readonly #offer = signal<ImportOffer | undefined>(undefined);
  readonly #percent = signal<number | undefined>(undefined);
  readonly #source = signal<ImportSource | undefined>(undefined);
  #running: AbortController | undefined;

  /** What has been found. */
  get offer(): ReadonlySignal<ImportOffer | undefined> {
    return this.#offer;
  }

  /** How much has been read, 0 … 100, while it takes a while. */
  get percent(): ReadonlySignal<number | undefined> {
    return this.#percent;
  }

  /** What is being read or was read last. */
  get source(): ReadonlySignal<ImportSource | undefined> {
    return this.#source;
  }

  /** Reads something; what was being read before is given up. */
  take(source: ImportSource, help: ImportHelp): void {
    this.cancel();
    this.#source.value = source;
    this.#offer.value = undefined;
    const running = new AbortController();
    this.#running = running;
    void this.#read(source, help, running.signal);
  }

  cancel(): void {
    this.#running?.abort();
    this.#percent.value = undefined;
  }

  dispose(): void {
    this.cancel();
  }

  async #read(source: ImportSource, help: ImportHelp, aborted: AbortSignal): Promise<void> {
    const pace = pagePace(aborted, (percent) => {
      this.#percent.value = percent;
    });
    // What shows the reading is drawn before the first slice is read.
    await pace.pause();
    const read =
      source.kind === 'text' ? readText(source.text, help, pace) : readFiles(source.files, help, pace);
    const offer = await read;
    if (aborted.aborted) return;
    this.#percent.value = undefined;
    this.#offer.value = offer;
  }
}

/** The pace of this page: after each slice whatever else waits has its turn. */
export function pagePace(aborted: AbortSignal, onPercent?: (percent: number) => void): SlicePace {
  return {
    now: () => performance.now(),
    pause: () => new Promise((resolve) => setTimeout(resolve)),
    signal: aborted,
    onProgress: ({ done, total }) => onPercent?.(Math.floor((WHOLE * done) / Math.max(1, total))),
  };
}
