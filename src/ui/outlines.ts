import type { BoardSize } from '../rules/index.ts';
import type { Outline } from './view.ts';

/** A rectangle in CSS pixels of the board's host. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The smallest upright rectangle around an outline. */
export function boxOf(outline: Outline): Box {
  const across = outline.corners.map((corner) => corner.x);
  const down = outline.corners.map((corner) => corner.y);
  const left = Math.min(...across);
  const top = Math.min(...down);
  return { left, top, width: Math.max(...across) - left, height: Math.max(...down) - top };
}

/** An outline as the `points` of an SVG polygon. */
export function pointsOf(outline: Outline): string {
  return outline.corners.map((corner) => `${corner.x.toFixed(1)},${corner.y.toFixed(1)}`).join(' ');
}

/** The board is seen from the other side: a is on the right. */
export function isTurned(outlines: readonly Outline[], size: BoardSize): boolean {
  const first = outlines[0]?.corners[0]?.x ?? 0;
  const last = outlines[size - 1]?.corners[0]?.x ?? 0;
  return last < first;
}
