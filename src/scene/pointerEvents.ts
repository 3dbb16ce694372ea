import type { Stream } from '../lib/stream.ts';
import type { Square } from '../rules/index.ts';
import { PointerInput } from './pointer.ts';
import type { SceneEvent } from './types.ts';
import type { Viewpoint } from './viewpoint.ts';

/** On touch, a square of the slack set counts when the finger is at most so many CSS pixels away. */
const SLACK_PIXELS = 10;

/** Turns what a pointer does on the canvas into events about squares. */
export function listenToPointer(
  canvas: HTMLElement,
  view: Viewpoint,
  events: Stream<SceneEvent>,
): PointerInput {
  let hovered: Square | undefined;
  let pressed: Square | undefined;
  const hover = (square: Square | undefined): void => {
    if (square === hovered) return;
    hovered = square;
    events.emit({ kind: 'hovered', square });
  };
  return new PointerInput(canvas, {
    pressed: (x, y, pointer, again) => {
      // What the first tap has changed must not lead the second one to a neighbour.
      if (!again) pressed = view.squareAt(x, y, pointer === 'touch' ? SLACK_PIXELS : 0);
      events.emit({ kind: 'pressed', square: pressed, pointer, again });
    },
    hovered: (x, y) => hover(view.squareAt(x, y, 0)),
    left: () => hover(undefined),
  });
}
