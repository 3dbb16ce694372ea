import { effect } from '@preact/signals';
import type { Disposable } from '../lib/disposer.ts';
import type { OpeningBook } from '../records/openingBook.ts';
import type { View } from '../ui/view.ts';

/** Keeps the name of the opening that is shown, once the book of names is there. */
export class Openings implements Disposable {
  readonly #view: Pick<View, 'game' | 'shownPly' | 'opening'>;
  #stop: (() => void) | undefined;
  #isDisposed = false;

  constructor(view: Pick<View, 'game' | 'shownPly' | 'opening'>) {
    this.#view = view;
  }

  /** Names openings from now on; `load` brings the book. */
  async start(load: () => Promise<OpeningBook | undefined>): Promise<void> {
    const book = await load();
    if (book === undefined || this.#isDisposed) return;
    const { game, shownPly, opening } = this.#view;
    this.#stop = effect(() => {
      const squares = game.value.line.slice(0, shownPly.value).map(({ ply }) => ply.square);
      opening.value = book.nameOf(game.value.start, squares);
    });
  }

  dispose(): void {
    this.#isDisposed = true;
    this.#stop?.();
  }
}
