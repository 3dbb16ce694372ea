import { useComputed } from '@preact/signals';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { makeSquare, type Square } from '../../rules/index.ts';
import { useHud, useTranslate } from '../hudContext.ts';
import { SideDisc } from '../sideDisc.tsx';
import { moveRowsOf, type MoveRow } from './moveRows.ts';

/** The line as a list; the row of the place that is shown has the keyboard, up and down go through it. */
export function MoveList(): JSX.Element {
  const { view } = useHud();
  const t = useTranslate();
  const list = useRef<HTMLOListElement>(null);
  const rows = useComputed(() => moveRowsOf(view.game.value));
  const shown = view.shownPly.value;
  useLayoutEffect(() => keepInSight(list.current), [shown, rows.value]);
  return (
    <ol ref={list} class="moves" aria-label={t('record.moves')}>
      {rows.value.map((row) => (
        <Row key={keyOf(row)} row={row} />
      ))}
      {rows.value.length === 1 && <li class="moves-empty">{t('record.empty')}</li>}
    </ol>
  );
}

function Row({ row }: { readonly row: MoveRow }): JSX.Element {
  const t = useTranslate();
  switch (row.kind) {
    case 'start':
      return <Place plies={0}>{t('record.start')}</Place>;
    case 'ply':
      return <PlyRow row={row} />;
    case 'pass':
      return <li class="move-pass">{t(`record.passes.${row.side}`)}</li>;
    default:
      return <BranchRow plies={row.plies} square={row.square} />;
  }
}

interface PlaceProps {
  readonly plies: number;
  readonly label?: string;
  readonly children: JSX.Element | readonly JSX.Element[] | string;
}

/** A row that leads to a place in the line. */
function Place({ plies, label, children }: PlaceProps): JSX.Element {
  const { view, intents } = useHud();
  const isShown = useComputed(() => view.shownPly.value === plies);
  const current = useComputed(() => (isShown.value ? 'step' : undefined));
  const tabIndex = useComputed(() => (isShown.value ? 0 : -1));
  const step = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (by === 0 || !(event.currentTarget instanceof HTMLElement)) return;
    event.preventDefault();
    intents.travel(view.shownPly.value + by);
    currentIn(event.currentTarget.closest<HTMLElement>('.moves'))?.focus({ preventScroll: true });
  };
  return (
    <li>
      <button
        type="button"
        class="move"
        aria-label={label}
        aria-current={current}
        tabIndex={tabIndex}
        onClick={() => intents.travel(plies)}
        onKeyDown={step}
      >
        {children}
      </button>
    </li>
  );
}

function PlyRow({ row }: { readonly row: MoveRow & { readonly kind: 'ply' } }): JSX.Element {
  const { view } = useHud();
  const t = useTranslate();
  const { plies, step } = row;
  const { ply, position } = step;
  const { black, white } = position.counts;
  const square = makeSquare(ply.square, view.game.value.start.size);
  return (
    <Place plies={plies} label={t(`record.move.${ply.side}`, { plies, square, black, white })}>
      <span class="move-number">{String(plies)}</span>
      <SideDisc side={ply.side} />
      <span class="move-square">{square}</span>
      <span class="move-discs">
        {black}–{white}
      </span>
    </Place>
  );
}

function BranchRow({ plies, square }: { readonly plies: number; readonly square: Square }): JSX.Element {
  const { view, intents } = useHud();
  const t = useTranslate();
  const name = makeSquare(square, view.game.value.start.size);
  return (
    <li class="move-branch">
      <button
        type="button"
        aria-label={t('record.branchLabel', { square: name, plies: plies + 1 })}
        onClick={() => intents.travelLine(plies, square)}
      >
        {t('record.branch', { square: name })}
      </button>
    </li>
  );
}

function keyOf(row: MoveRow): string {
  switch (row.kind) {
    case 'start':
      return 'start';
    case 'ply':
      return `${row.plies}`;
    case 'pass':
      return `pass${row.plies}`;
    default:
      return `or${row.plies}.${row.square}`;
  }
}

function currentIn(list: HTMLElement | null): HTMLElement | null {
  return list?.querySelector<HTMLElement>('[aria-current]') ?? null;
}

/** Scrolls the list alone, so that the row that is shown is seen. */
function keepInSight(list: HTMLElement | null): void {
  const row = currentIn(list)?.parentElement;
  if (list === null || !row) return;
  const top = row.offsetTop;
  const margin = row.offsetHeight;
  if (top - margin < list.scrollTop) list.scrollTop = top - margin;
  const bottom = top + 2 * margin - list.clientHeight;
  if (bottom > list.scrollTop) list.scrollTop = bottom;
}
