import { signal } from '@preact/signals';

/** Rows drawn above and below what is in sight. */
const SPARE_ROWS = 6;
const FIRST_ROWS = 24;

/** Which rows of a long list are drawn, and which one the keyboard is on. */
export class ListWindow {
  readonly #rowHeight: number;
  readonly #first = signal(0);
  readonly #length = signal(FIRST_ROWS);
  readonly #active = signal(0);
  readonly #count: number;

  /** A list of so many rows, each so many pixels high. */
  constructor(count: number, rowHeight: number) {
    this.#count = count;
    this.#rowHeight = rowHeight;
  }

  get active(): number {
    return this.#active.value;
  }

  /** The numbers of the rows to draw. */
  get rows(): readonly number[] {
    const first = Math.min(this.#first.value, Math.max(0, this.#count - 1));
    return Array.from({ length: Math.min(this.#length.value, this.#count - first) }, (_, at) => first + at);
  }

  /** The list is laid out: it is seen from its beginning. */
  begin(box: HTMLElement): void {
    box.scrollTop = 0;
    this.look(box);
  }

  /** The list has been scrolled or laid out anew. */
  look({ scrollTop, clientHeight }: Pick<HTMLElement, 'scrollTop' | 'clientHeight'>): void {
    this.#first.value = Math.max(0, Math.floor(scrollTop / this.#rowHeight) - SPARE_ROWS);
    if (clientHeight > 0) this.#length.value = Math.ceil(clientHeight / this.#rowHeight) + 2 * SPARE_ROWS;
  }

  /** Moves the keyboard's row as a key asks, and scrolls to it; false for keys that mean nothing here. */
  press(key: string, box: HTMLElement): boolean {
    const page = Math.max(1, Math.floor(box.clientHeight / this.#rowHeight) - 1);
    const target = indexAfterKey(key, this.#active.value, page, this.#count);
    if (target === undefined || this.#count === 0) return false;
    this.#active.value = Math.max(0, Math.min(this.#count - 1, target));
    const top = this.#active.value * this.#rowHeight;
    if (top < box.scrollTop) box.scrollTop = top;
    const bottom = top + this.#rowHeight - box.clientHeight;
    if (bottom > box.scrollTop) box.scrollTop = bottom;
    return true;
  }
}

/** Where a key leads in a list of `count` rows, or undefined for keys that mean nothing there. */
export function indexAfterKey(key: string, from: number, page: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return from + 1;
    case 'ArrowUp':
      return from - 1;
    case 'PageDown':
      return from + page;
    case 'PageUp':
      return from - page;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
