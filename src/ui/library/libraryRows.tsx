import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { LibraryRow as Row } from '../review/studyView.ts';
import { LibraryGame } from './libraryGame.tsx';
import { RowWindow } from './rowWindow.ts';

const ROW_HEIGHT = 64;
/** What a row is higher while its name and note are written: `.library-form` in library.css. */
const FORM_HEIGHT = 264;
const SCROLLER = '.dialog-body';

interface LibraryRowsProps {
  readonly rows: readonly Row[];
}

/** The games, of which only those in sight are drawn; one stop for the keyboard, arrows go through them. */
export function LibraryRows({ rows }: LibraryRowsProps): JSX.Element {
  const list = useRef<HTMLUListElement>(null);
  const [shown] = useState(() => new RowWindow(ROW_HEIGHT));
  const [edited, edit] = useState<string | undefined>(undefined);
  useKeyboard(list, shown, rows.length);
  useScrolling(list, shown, rows);
  const place = edited === undefined ? -1 : rows.findIndex(({ id }) => id === edited);
  const topOf = (index: number): number =>
    index * ROW_HEIGHT + (place !== -1 && index > place ? FORM_HEIGHT : 0);
  const press = (event: KeyboardEvent): void => {
    const scroller = list.current?.closest(SCROLLER);
    const isTyped = event.target instanceof Element && event.target.matches('input, textarea');
    if (isTyped || !scroller || !list.current) return;
    if (!shown.press(event.key, rows.length, scroller.clientHeight)) return;
    event.preventDefault();
    reveal(list.current, scroller, topOf(shown.active));
  };
  const drawn = shown.rowsOf(rows.length).flatMap((index) => {
    const row = rows[index];
    return row === undefined ? [] : [{ row, index, top: topOf(index) }];
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys that bubble from its buttons
    <ul ref={list} class="library-list" style={{ height: `${topOf(rows.length)}px` }} onKeyDown={press}>
      {drawn.map((each) => (
        <PlacedRow
          key={each.row.id}
          {...each}
          {...{ count: rows.length, shown, edit }}
          isEdited={each.row.id === edited}
        />
      ))}
    </ul>
  );
}

interface PlacedRowProps {
  readonly row: Row;
  readonly index: number;
  readonly count: number;
  /** Pixels above it in the list. */
  readonly top: number;
  readonly shown: RowWindow;
  readonly isEdited: boolean;
  readonly edit: (id: string | undefined) => void;
}

function PlacedRow({ row, index, count, top, shown, isEdited, edit }: PlacedRowProps): JSX.Element {
  return (
    <li
      data-row={index}
      aria-setsize={count}
      aria-posinset={index + 1}
      style={{ top: `${top}px` }}
      onFocusCapture={() => shown.activate(index)}
    >
      <LibraryGame
        row={row}
        isActive={index === Math.min(shown.active, count - 1)}
        isEdited={isEdited}
        edit={(isOpen) => edit(isOpen ? row.id : undefined)}
      />
    </li>
  );
}

/** Draws the rows that come into sight when the dialog is scrolled or changes its size. */
function useScrolling(
  list: { readonly current: HTMLUListElement | null },
  shown: RowWindow,
  rows: readonly Row[],
): void {
  useLayoutEffect(() => {
    const scroller = list.current?.closest(SCROLLER);
    if (!scroller) return undefined;
    const look = (): void => {
      if (list.current === null) return;
      const above = scroller.getBoundingClientRect().top - list.current.getBoundingClientRect().top;
      shown.look(above, scroller.clientHeight);
    };
    look();
    scroller.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      scroller.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [list, shown, rows]);
}

/** Scrolls so far that the row is in sight. */
function reveal(list: HTMLElement, scroller: Element, top: number): void {
  const above = scroller.getBoundingClientRect().top - list.getBoundingClientRect().top;
  const below = top + ROW_HEIGHT - (above + scroller.clientHeight);
  if (top < above) scroller.scrollTop -= above - top;
  else if (below > 0) scroller.scrollTop += below;
}

/** Gives the keyboard to the row that a key has led to, and to the next one when a row that had it is deleted. */
function useKeyboard(
  list: { readonly current: HTMLUListElement | null },
  shown: RowWindow,
  count: number,
): void {
  useLayoutEffect(() => {
    if (!shown.wantsKeyboard(document.activeElement === document.body)) return;
    const index = Math.min(shown.active, count - 1);
    const row = list.current?.querySelector<HTMLElement>(`[data-row="${index}"] .library-game`);
    row?.focus({ preventScroll: true });
  });
}
