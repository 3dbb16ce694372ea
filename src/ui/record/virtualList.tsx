import type { ComponentChildren, JSX } from 'preact';
import { useId, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { ListWindow } from './listWindow.ts';

/** Browsers lay out no more than some millions of pixels. */
const MOST_ROWS = 250_000;

interface VirtualListProps {
  readonly label: string;
  readonly count: number;
  /** Pixels that a row is high. */
  readonly rowHeight: number;
  readonly renderRow: (index: number) => ComponentChildren;
  readonly choose: (index: number) => void;
}

/** A list of any length of which only the rows in sight are drawn; one stop for the keyboard, arrows go through it. */
export function VirtualList(props: VirtualListProps): JSX.Element {
  const { label, rowHeight, choose } = props;
  const count = Math.min(MOST_ROWS, props.count);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const shown = useMemo(() => new ListWindow(count, rowHeight), [count, rowHeight]);
  useLayoutEffect(() => {
    if (list.current !== null) shown.begin(list.current);
  }, [shown]);
  const press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || list.current === null) return;
    if (event.key === 'Enter' && count > 0) choose(shown.active);
    else if (!shown.press(event.key, list.current)) return;
    event.preventDefault();
  };
  return (
    <div
      ref={list}
      class="virtual"
      role="listbox"
      aria-label={label}
      aria-activedescendant={count > 0 ? `${id}.${shown.active}` : undefined}
      tabIndex={0}
      onScroll={(event) => shown.look(event.currentTarget)}
      onKeyDown={press}
    >
      <div class="virtual-space" role="presentation" style={{ height: `${count * rowHeight}px` }}>
        <Rows {...props} count={count} id={id} shown={shown} press={press} />
      </div>
    </div>
  );
}

interface RowsProps extends VirtualListProps {
  readonly id: string;
  readonly shown: ListWindow;
  readonly press: (event: KeyboardEvent) => void;
}

/** The rows in sight. */
function Rows({ id, shown, press, count, rowHeight, renderRow, choose }: RowsProps): JSX.Element {
  return (
    <>
      {shown.rows.map((index) => (
        <div
          key={index}
          id={`${id}.${index}`}
          class="virtual-row"
          role="option"
          tabIndex={-1}
          aria-selected={index === shown.active}
          aria-setsize={count}
          aria-posinset={index + 1}
          style={{ top: `${index * rowHeight}px`, height: `${rowHeight}px` }}
          onClick={() => choose(index)}
          onKeyDown={press}
        >
          {renderRow(index)}
        </div>
      ))}
    </>
  );
}
