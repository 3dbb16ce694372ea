import { useComputed, useSignal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { makeSquare, type BoardSize, type Position, type Square } from '../rules/index.ts';
import { FocusRing } from './focusRing.tsx';
import './grid.css';
import { squareAfterKey, squareAfterKeyTurned } from './gridKeys.ts';
import { GridPlacer } from './gridPlacer.ts';
import { useHud, type HudParts } from './hudContext.ts';
import { isTurned } from './outlines.ts';
import { makeValue } from './valueText.ts';
import { squareText, worthText } from './wording.ts';

/** How many discs each legal move would turn; empty while nobody at the screen may place one. */
type Turns = ReadonlyMap<Square, number>;

/** The board as real buttons over the projected squares, for keyboards, screen readers and the flat board's pointer. */
export function Grid(): JSX.Element {
  const parts = useHud();
  const { view } = parts;
  const grid = useRef<HTMLDivElement>(null);
  const chosen = useSignal<Square | undefined>(undefined);
  const size = useComputed(() => view.position.value.size).value;
  const cursor = useComputed(() => cursorOf(chosen.value, view.position.value));
  const turns = useComputed<Turns>(() => (view.open.value ? turnsOf(view.position.value) : new Map()));
  useLayoutEffect(() => {
    if (grid.current === null) return undefined;
    const placer = new GridPlacer(grid.current, view.outlines);
    return () => placer.dispose();
  }, [view, size]);
  const rows = Array.from({ length: size }, (_, row) => row);
  return (
    <>
      <div
        ref={grid}
        role="grid"
        class="grid"
        data-board={view.board.value}
        aria-label={parts.translate.value('board.label', { size })}
        {...gridEvents(parts, chosen, size)}
      >
        {rows.map((row) => (
          <GridRow key={`${size}.${row}`} row={row} size={size} cursor={cursor} turns={turns} />
        ))}
      </div>
      <FocusRing />
    </>
  );
}

interface SquareProps {
  readonly size: BoardSize;
  readonly cursor: ReadonlySignal<Square>;
  readonly turns: ReadonlySignal<Turns>;
}

function GridRow({ row, ...rest }: SquareProps & { readonly row: number }): JSX.Element {
  const { size } = rest;
  return (
    <div role="row">
      {Array.from({ length: size }, (_, column) => (
        <div role="gridcell" key={column}>
          <SquareButton square={row * size + column} {...rest} />
        </div>
      ))}
    </div>
  );
}

/** One square. Its attributes are signals, so that only what has changed is written to the page. */
function SquareButton({
  square,
  size,
  cursor,
  turns,
}: SquareProps & { readonly square: Square }): JSX.Element {
  const { label, number, kind } = useSquareTexts(square, size, turns);
  const disabled = useComputed(() => (turns.value.has(square) ? 'false' : 'true'));
  const tabIndex = useComputed(() => (cursor.value === square ? 0 : -1));
  return (
    <button
      type="button"
      class="square"
      data-square={square}
      aria-label={label}
      aria-disabled={disabled}
      tabIndex={tabIndex}
    >
      <span aria-hidden="true" class="turns" data-kind={kind}>
        {number}
      </span>
    </button>
  );
}

/** What a square's button says and shows. */
function useSquareTexts(square: Square, size: BoardSize, turns: ReadonlySignal<Turns>) {
  const { view, translate } = useHud();
  const worth = useComputed(() =>
    view.settings.value.values ? view.values.value.find((each) => each.square === square) : undefined,
  );
  const label = useComputed(() =>
    worthText(
      squareText(
        makeSquare(square, size),
        view.position.value.discAt(square),
        turns.value.get(square),
        view.last.value?.square === square,
        translate.value,
      ),
      worth.value,
      translate.value,
    ),
  );
  const number = useComputed(() => {
    if (worth.value !== undefined) return makeValue(worth.value.value, worth.value.exact);
    return view.settings.value.flipCounts ? String(turns.value.get(square) ?? '') : '';
  });
  const kind = useComputed(() => (worth.value === undefined ? 'turns' : 'worth'));
  return { label, number, kind };
}

function gridEvents({ view, intents }: HudParts, chosen: Signal<Square | undefined>, size: BoardSize) {
  return {
    onClick(event: MouseEvent): void {
      const square = squareOf(event.target);
      if (square !== undefined) intents.place(square);
    },
    onKeyDown(event: KeyboardEvent): void {
      const from = squareOf(event.target);
      if (from === undefined || event.altKey || event.metaKey) return;
      const after = isTurned(view.outlines.value, size) ? squareAfterKeyTurned : squareAfterKey;
      const to = after(event.key, event.ctrlKey, from, size);
      if (to === undefined) return;
      event.preventDefault();
      chosen.value = to;
      buttonAt(event.currentTarget, to)?.focus();
    },
    onFocusIn(event: FocusEvent): void {
      const square = squareOf(event.target);
      if (square === undefined) return;
      chosen.value = square;
      if (isKeyboardFocus(event.target)) intents.focus(square);
    },
    onFocusOut(event: FocusEvent): void {
      if (squareOf(event.relatedTarget) === undefined) intents.focus(undefined);
    },
    onPointerOver(event: PointerEvent): void {
      if (event.pointerType === 'mouse') intents.hover(squareOf(event.target));
    },
    onPointerLeave(): void {
      intents.hover(undefined);
    },
  };
}

function turnsOf(position: Position): Turns {
  return new Map(position.legalMoves.map((square) => [square, position.flipsOf(square).length]));
}

/** The square that the tab key reaches: the one last visited, else the first legal move, else the middle. */
function cursorOf(chosen: Square | undefined, position: Position): Square {
  if (chosen !== undefined && chosen < position.squares) return chosen;
  return position.legalMoves[0] ?? (position.squares + position.size) / 2;
}

function squareOf(target: EventTarget | null): Square | undefined {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-square]') : null;
  const square = button?.dataset['square'];
  return square === undefined ? undefined : Number(square);
}

function buttonAt(grid: EventTarget | null, square: Square): HTMLElement | null {
  return grid instanceof Element ? grid.querySelector<HTMLElement>(`[data-square="${square}"]`) : null;
}

function isKeyboardFocus(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(':focus-visible');
}
