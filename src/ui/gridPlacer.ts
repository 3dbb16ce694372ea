import { effect, type ReadonlySignal } from '@preact/signals';
import { Disposer, type Disposable } from '../lib/disposer.ts';
import { boxOf } from './outlines.ts';
import type { Outline } from './view.ts';

/** While the view moves the buttons follow no more often than this, so that a turning camera is not slowed. */
export const FOLLOW_MS = 120;
const NUMBER_SHARE = 0.38;

/** Lays the grid's buttons over the projected squares: at once when the view has rested, then at most every 120 ms. */
export class GridPlacer implements Disposable {
  readonly #grid: HTMLElement;
  readonly #disposer = new Disposer();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #latest: readonly Outline[] = [];
  #isBehind = false;

  constructor(grid: HTMLElement, outlines: ReadonlySignal<readonly Outline[]>) {
    this.#grid = grid;
    this.#disposer.defer(() => clearTimeout(this.#timer));
    this.#disposer.defer(
      effect(() => {
        this.#latest = outlines.value;
        this.#ask();
      }),
    );
  }

  dispose(): void {
    this.#disposer.dispose();
  }

  #ask(): void {
    this.#isBehind = true;
    if (this.#timer === undefined) this.#place();
    else this.#grid.dataset['moving'] = '';
  }

  #place(): void {
    this.#isBehind = false;
    const buttons = this.#grid.querySelectorAll('button');
    buttons.forEach((button, square) => {
      const outline = this.#latest[square];
      if (outline !== undefined) layOver(button, outline);
    });
    this.#timer = setTimeout(() => this.#rest(), FOLLOW_MS);
  }

  #rest(): void {
    this.#timer = undefined;
    if (this.#isBehind) this.#place();
    else delete this.#grid.dataset['moving'];
  }
}

function layOver(button: HTMLElement, outline: Outline): void {
  const box = boxOf(outline);
  const { style } = button;
  style.transform = `translate(${box.left.toFixed(1)}px, ${box.top.toFixed(1)}px)`;
  style.width = `${box.width.toFixed(1)}px`;
  style.height = `${box.height.toFixed(1)}px`;
  style.fontSize = `${(box.height * NUMBER_SHARE).toFixed(1)}px`;
}
