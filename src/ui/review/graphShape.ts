import type { GraphPoint } from '../../review/report.ts';

/** What the graph is drawn from, in a field of WIDTH × HEIGHT. */
export interface GraphShape {
  /** The line through all points. */
  readonly line: string;
  /** The area between the line and the middle. */
  readonly area: string;
  /** From where to where the values are exact. */
  readonly exactFrom: number | undefined;
  /** Discs at the upper edge. */
  readonly most: number;
}

export const GRAPH_WIDTH = 300;
export const GRAPH_HEIGHT = 120;
export const GRAPH_MIDDLE = GRAPH_HEIGHT / 2;
/** Even a close game is drawn on a scale of so many discs. */
const LEAST_SCALE = 16;
const SCALE_STEP = 8;
const MARGIN = 5;

export function graphShape(points: readonly GraphPoint[], plies: number): GraphShape {
  const largest = Math.max(LEAST_SCALE, ...points.map(({ value }) => Math.abs(value)));
  const most = SCALE_STEP * Math.ceil(largest / SCALE_STEP);
  const places = points.map(({ plies: at, value }) => `${xOf(at, plies)} ${yOf(value, most)}`);
  const [first, last] = [points[0], points.at(-1)];
  const line = places.length === 0 ? '' : `M${places.join('L')}`;
  const area =
    first === undefined || last === undefined
      ? ''
      : `${line}L${xOf(last.plies, plies)} ${GRAPH_MIDDLE}L${xOf(first.plies, plies)} ${GRAPH_MIDDLE}Z`;
  return { line, area, exactFrom: exactFrom(points, plies), most };
}

/** Where a place in the game stands, from the left. */
export function xOf(at: number, plies: number): number {
  return round(MARGIN + ((GRAPH_WIDTH - 2 * MARGIN) * at) / Math.max(1, plies));
}

/** Where black's lead stands, from the top. */
export function yOf(value: number, most: number): number {
  return round(GRAPH_MIDDLE - ((GRAPH_MIDDLE - MARGIN) * value) / most);
}

/** The place in the game under a point, as a share of the width. */
export function pliesAt(share: number, plies: number): number {
  const inside = (share * GRAPH_WIDTH - MARGIN) / (GRAPH_WIDTH - 2 * MARGIN);
  return Math.max(0, Math.min(plies, Math.round(inside * plies)));
}

/** Exact values stand at the end of a game: the place from which on all are. */
function exactFrom(points: readonly GraphPoint[], plies: number): number | undefined {
  let from: number | undefined;
  for (const { plies: at, exact } of [...points].reverse()) {
    if (!exact) break;
    from = xOf(at, plies);
  }
  return from;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
