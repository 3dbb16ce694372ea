import { useComputed } from '@preact/signals';
import type { JSX } from 'preact';
import { useHud } from './hudContext.ts';
import { pointsOf } from './outlines.ts';

/**
 * The keyboard's ring around a square, drawn along its projected outline; light on dark, so that it stands out anywhere.
 * The scene draws a ring of its own, so that this one shows on the flat board and where more contrast is wanted.
 */
export function FocusRing(): JSX.Element {
  const { view } = useHud();
  const points = useComputed(() => {
    const outline = view.focused.value === undefined ? undefined : view.outlines.value[view.focused.value];
    return outline === undefined ? '' : pointsOf(outline);
  });
  return (
    <svg class="focus-ring" data-board={view.board.value} aria-hidden="true">
      <polygon class="focus-ring-back" points={points} />
      <polygon class="focus-ring-line" points={points} />
    </svg>
  );
}
