import type { Disposable } from '../lib/disposer.ts';
import { Disposer } from '../lib/disposer.ts';
import { Stream } from '../lib/stream.ts';

/** Space at the edges of the board's host that the HUD covers, in CSS pixels. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/**
 * Measures how far the HUD's bars reach into the host. A bar says with the CSS property `--edge` (top, right, bottom,
 * left or none) which edge it belongs to, so that a media query can move it.
 */
export class InsetsGauge implements Disposable {
  readonly #host: HTMLElement;
  readonly #bars = new Set<HTMLElement>();
  readonly #observer: ResizeObserver;
  readonly #changes = new Stream<Insets>();
  readonly #disposer = new Disposer();
  #insets = NO_INSETS;

  constructor(host: HTMLElement) {
    this.#host = host;
    this.#observer = new ResizeObserver(() => this.#measure());
    this.#observer.observe(host);
    this.#disposer.defer(() => this.#observer.disconnect());
  }

  get insets(): Insets {
    return this.#insets;
  }

  /** Counts a bar in until the returned function is called. */
  watch(bar: HTMLElement): () => void {
    this.#bars.add(bar);
    this.#observer.observe(bar);
    this.#measure();
    return () => {
      this.#bars.delete(bar);
      this.#observer.unobserve(bar);
      this.#measure();
    };
  }

  /** Calls at once with the present insets and then on every change. */
  listen(listener: (insets: Insets) => void): () => void {
    listener(this.#insets);
    return this.#changes.listen(listener);
  }

  dispose(): void {
    this.#disposer.dispose();
    this.#bars.clear();
  }

  #measure(): void {
    if (this.#disposer.disposed) return;
    const host = this.#host.getBoundingClientRect();
    const next = { ...NO_INSETS };
    for (const bar of this.#bars) widen(next, host, bar);
    const before = this.#insets;
    const same =
      next.top === before.top &&
      next.right === before.right &&
      next.bottom === before.bottom &&
      next.left === before.left;
    if (same) return;
    this.#insets = next;
    this.#changes.emit(next);
  }
}

type Widening = { -readonly [Edge in keyof Insets]: number };

function widen(insets: Widening, host: DOMRect, bar: HTMLElement): void {
  const box = bar.getBoundingClientRect();
  if (box.width === 0 || box.height === 0) return;
  const edge = getComputedStyle(bar).getPropertyValue('--edge').trim();
  if (edge === 'top') insets.top = Math.max(insets.top, Math.ceil(box.bottom - host.top));
  if (edge === 'right') insets.right = Math.max(insets.right, Math.ceil(host.right - box.left));
  if (edge === 'bottom') insets.bottom = Math.max(insets.bottom, Math.ceil(host.bottom - box.top));
  if (edge === 'left') insets.left = Math.max(insets.left, Math.ceil(box.right - host.left));
}
