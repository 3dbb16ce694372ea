import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { makeSquare, type Position, type Square } from '../../rules/index.ts';
import { squareAfterKey } from '../gridKeys.ts';
import { useTranslate } from '../hudContext.ts';
import type { Brush } from './setUpBoard.ts';

/** Keys that place one kind of disc, whatever the brush. */
const BRUSH_KEYS: Readonly<Record<string, Brush>> = {
  b: 'black',
  x: 'black',
  w: 'white',
  o: 'white',
  Delete: 'empty',
  Backspace: 'empty',
};

interface SetUpGridProps {
  readonly position: Position;
  /** Places something on a square; with the chosen brush where none is named. */
  readonly place: (square: Square, brush?: Brush) => void;
}

/** The board of the editor: a button for each square, one of them with the keyboard. */
export function SetUpGrid({ position, place }: SetUpGridProps): JSX.Element {
  const t = useTranslate();
  const grid = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useState<Square>(0);
  const { size, squares } = position;
  const cursor = Math.min(chosen, squares - 1);
  const press = (event: KeyboardEvent): void => {
    const brush = BRUSH_KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    const to = squareAfterKey(event.key, event.ctrlKey, cursor, size);
    if (event.altKey || event.metaKey || (brush === undefined && to === undefined)) return;
    event.preventDefault();
    if (brush !== undefined) place(cursor, brush);
    else grid.current?.querySelector<HTMLElement>(`[data-square="${to}"]`)?.focus();
  };
  const part = { position, cursor, place, choose, press };
  const rows = Array.from({ length: size }, (_, row) => row);
  return (
    <div ref={grid} class="set-up-grid" role="grid" aria-label={t('setUp.board')} data-size={size}>
      {rows.map((row) => (
        <div role="row" key={row}>
          {rows.map((column) => (
            <div role="gridcell" key={column}>
              <SetUpSquare square={row * size + column} {...part} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

interface SetUpSquareProps extends SetUpGridProps {
  readonly square: Square;
  readonly cursor: Square;
  readonly choose: (square: Square) => void;
  readonly press: (event: KeyboardEvent) => void;
}

function SetUpSquare(props: SetUpSquareProps): JSX.Element {
  const { position, square, cursor, place, choose, press } = props;
  const t = useTranslate();
  const disc = position.discAt(square);
  return (
    <button
      type="button"
      data-square={square}
      aria-label={t(`square.${disc ?? 'empty'}`, { square: makeSquare(square, position.size) })}
      tabIndex={square === cursor ? 0 : -1}
      onFocus={() => choose(square)}
      onClick={() => place(square)}
      onKeyDown={press}
    >
      {disc !== undefined && <span class="disc" data-side={disc} aria-hidden="true" />}
    </button>
  );
}
