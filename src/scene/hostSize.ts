import { Disposer, type Disposable } from '../lib/disposer.ts';

/** Watches the size of an element in CSS pixels and the screen's pixel ratio. */
export class HostSize implements Disposable {
  readonly #host: HTMLElement;
  readonly #changed: () => void;
  readonly #disposer = new Disposer();
  #query: MediaQueryList | undefined;

  /** `changed` is called before the next paint after a change of size or ratio. */
  constructor(host: HTMLElement, changed: () => void) {
    this.#host = host;
    this.#changed = changed;
    const observer = new ResizeObserver(() => changed());
    observer.observe(host);
    this.#disposer.defer(() => observer.disconnect());
    this.#watchRatio();
    this.#disposer.defer(() => this.#query?.removeEventListener('change', this.#ratioChanged));
  }

  get width(): number {
    return Math.max(1, this.#host.clientWidth);
  }

  get height(): number {
    return Math.max(1, this.#host.clientHeight);
  }

  get pixelRatio(): number {
    return window.devicePixelRatio || 1;
  }

  dispose(): void {
    this.#disposer.dispose();
  }

  /** A media query hears only of leaving the ratio it names, so it is made anew each time. */
  #watchRatio(): void {
    if (typeof window.matchMedia !== 'function') return;
    this.#query = window.matchMedia(`(resolution: ${this.pixelRatio}dppx)`);
    this.#query.addEventListener('change', this.#ratioChanged, { once: true });
  }

  readonly #ratioChanged = (): void => {
    this.#watchRatio();
    this.#changed();
  };
}
