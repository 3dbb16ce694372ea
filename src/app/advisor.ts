import type { Engine } from '../engine/engineClient.ts';
import type { MoveValue } from '../engine/thought.ts';
import type { Disposable } from '../lib/disposer.ts';
import type { Timing } from '../lib/timing.ts';
import type { Position, Square } from '../rules/index.ts';
import type { View } from '../ui/view.ts';

/** A hint is the best move known after this long; it is shown sooner when all values are exact. */
export const HINT_MS = 1000;
/** Values get no deeper after this long in one position: a phone is not to run hot over a board that nobody looks at. */
const VALUES_MS = 20_000;

export interface AdvisorParts {
  readonly engine: Pick<Engine, 'analyse'>;
  readonly view: Pick<View, 'settings' | 'values' | 'thought' | 'hinted'>;
  readonly timing: Timing;
  /** Puts the hint's mark on the board, or takes it away. */
  readonly mark: (square: Square | undefined) => void;
  /** A hint has been found. */
  readonly told: (best: MoveValue, position: Position) => void;
}

/** Asks the engine what the legal moves are worth, while a person is to move and wants to know. */
export class Advisor implements Disposable {
  readonly #parts: AdvisorParts;
  #position: Position | undefined;
  #question: AbortController | undefined;
  #cancelHint: (() => void) | undefined;

  constructor(parts: AdvisorParts) {
    this.#parts = parts;
  }

  /** A person may place a disc in this position, or in none. */
  openOn(position: Position | undefined): void {
    if (position !== this.#position) {
      this.#withdraw();
      this.#forget();
      this.#position = position;
    }
    const { settings } = this.#parts.view;
    const wanted = settings.value.values || settings.value.thinkingLine;
    if (wanted && position !== undefined) this.#ask(position);
    else if (!this.#cancelHint) this.#withdraw();
  }

  /** Finds the best move and shows it. */
  hint(): void {
    const position = this.#position;
    if (position === undefined || this.#cancelHint) return;
    this.#ask(position);
    this.#cancelHint = this.#parts.timing.after(HINT_MS, () => this.#advise(position));
  }

  dispose(): void {
    this.#withdraw();
  }

  #ask(position: Position): void {
    if (this.#question) return;
    const question = new AbortController();
    const { signal } = question;
    this.#question = question;
    const { engine, view } = this.#parts;
    const done = engine.analyse({
      position,
      signal,
      milliseconds: VALUES_MS,
      onValues: (values) => {
        if (signal.aborted) return;
        view.values.value = values;
        if (this.#cancelHint && values.every((each) => each.exact)) this.#advise(position);
      },
      onThought: (thought) => {
        if (!signal.aborted) view.thought.value = thought;
      },
    });
    // A question that was withdrawn, or lost with the engine (which tells of it), leaves the values as they are.
    done.catch(() => undefined);
  }

  #advise(position: Position): void {
    this.#cancelHint?.();
    this.#cancelHint = undefined;
    const best = bestOf(this.#parts.view.values.value);
    if (best) {
      this.#parts.view.hinted.value = best.square;
      this.#parts.mark(best.square);
      this.#parts.told(best, position);
    }
    this.openOn(this.#position);
  }

  #withdraw(): void {
    this.#cancelHint?.();
    this.#cancelHint = undefined;
    this.#question?.abort();
    this.#question = undefined;
  }

  #forget(): void {
    const { view, mark } = this.#parts;
    if (view.values.value.length > 0) view.values.value = [];
    view.thought.value = undefined;
    if (view.hinted.value !== undefined) mark(undefined);
    view.hinted.value = undefined;
  }
}

/** The most valuable move; the deeper one of two that are worth the same. */
export function bestOf(values: readonly MoveValue[]): MoveValue | undefined {
  return [...values].sort((a, b) => b.value - a.value || b.depth - a.depth)[0];
}
