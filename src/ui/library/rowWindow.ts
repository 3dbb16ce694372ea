import { signal } from '@preact/signals';
import { indexAfterKey } from '../record/listWindow.ts';

/** Rows drawn above and below what is in sight. */
const SPARE_ROWS = 8;
const FIRST_ROWS = 24;

/** Where the keyboard is: elsewhere, in the list, or on its way to the row that a key has led to. */
type Keyboard = 'elsewhere' | 'here' | 'moves';

/** Which rows of a long list are drawn while something around it is scrolled, and which one the keyboard is on. */
export class RowWindow {
  readonly #rowHeight: number;
  readonly #first = signal(0);
  readonly #length = signal(FIRST_ROWS);
  readonly #active = signal(0);
  #keyboard: Keyboard = 'elsewhere';

  /** Rows of so many pixels. */
  constructor(rowHeight: number) {
    this.#rowHeight = rowHeight;
  }

  get active(): number {
    return this.#active.value;
  }

  /** The rows to draw of so many; the keyboard's row is always among them, so that it keeps the keyboard. */
  rowsOf(count: number): readonly number[] {
    const active = Math.min(this.#active.value, count - 1);
    const first = Math.max(0, Math.min(this.#first.value, count - 1));
    const length = Math.min(this.#length.value, count - first);
    const rows = Array.from({ length }, (_, at) => first + at);
    if (active < 0 || (active >= first && active < first + length)) return rows;
    return active < first ? [active, ...rows] : [...rows, active];
  }

  /** A row has been given the keyboard. */
  activate(index: number): void {
    this.#active.value = index;
    this.#keyboard = 'here';
  }

  /** Whether the row of the keyboard is to be given it, once: a key has led there, or it was lost with its row. */
  wantsKeyboard(isLost: boolean): boolean {
    const wants = this.#keyboard === 'moves' || (this.#keyboard === 'here' && isLost);
    if (wants) this.#keyboard = 'elsewhere';
    return wants;
  }

  /** What is around the list has been scrolled or laid out anew: `above` pixels of the list are out of sight. */
  look(above: number, height: number): void {
    this.#first.value = Math.max(0, Math.floor(above / this.#rowHeight) - SPARE_ROWS);
    if (height > 0) this.#length.value = Math.ceil(height / this.#rowHeight) + 2 * SPARE_ROWS;
  }

  /** Moves the keyboard's row as a key asks; false for keys that mean nothing here. */
  press(key: string, count: number, height: number): boolean {
    const page = Math.max(1, Math.floor(height / this.#rowHeight) - 1);
    const target = indexAfterKey(key, this.#active.value, page, count);
    if (target === undefined || count === 0) return false;
    this.#active.value = Math.max(0, Math.min(count - 1, target));
    this.#keyboard = 'moves';
    return true;
  }
}
