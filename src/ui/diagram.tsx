import type { JSX } from 'preact';

interface DiagramProps {
  /** Rows of `.` empty, `b` black, `w` white, `B` and `W` just turned, `+` black just placed, `o` legal. */
  readonly rows: readonly string[];
  /** What is to be seen; without it the drawing is an ornament. */
  readonly label?: string;
}

/** A small drawn piece of a board. */
export function Diagram({ rows, label }: DiagramProps): JSX.Element {
  const width = rows[0]?.length ?? 0;
  return (
    <svg
      class="diagram"
      viewBox={`-0.25 -0.25 ${width + 0.5} ${rows.length + 0.5}`}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <rect
        class="diagram-frame"
        x="-0.25"
        y="-0.25"
        width={width + 0.5}
        height={rows.length + 0.5}
        rx="0.2"
      />
      {rows.map((row, y) =>
        [...row].map((mark, x) => <DiagramSquare key={`${x}.${y}`} x={x} y={y} mark={mark} />),
      )}
    </svg>
  );
}

interface DiagramSquareProps {
  readonly x: number;
  readonly y: number;
  readonly mark: string;
}

function DiagramSquare({ x, y, mark }: DiagramSquareProps): JSX.Element {
  const centre = { cx: x + 0.5, cy: y + 0.5 };
  const side = 'bB+'.includes(mark) ? 'black' : 'wW'.includes(mark) ? 'white' : undefined;
  return (
    <>
      <rect class="diagram-tile" x={x + 0.03} y={y + 0.03} width="0.94" height="0.94" rx="0.05" />
      {side !== undefined && <circle class="diagram-disc" data-side={side} {...centre} r="0.38" />}
      {'BW'.includes(mark) && <circle class="diagram-turned" {...centre} r="0.2" />}
      {mark === '+' && <circle class="diagram-placed" {...centre} r="0.12" />}
      {mark === 'o' && <circle class="diagram-mark" {...centre} r="0.2" />}
    </>
  );
}
