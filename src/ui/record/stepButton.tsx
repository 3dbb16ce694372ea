import { useComputed } from '@preact/signals';
import type { JSX } from 'preact';
import { useHud, useTranslate } from '../hudContext.ts';
import { Icon } from '../icons.tsx';
import type { View } from '../view.ts';

/** Where a button leads in the line that is shown. */
export type Way = 'first' | 'previous' | 'next' | 'last';

const SHORTCUTS: Readonly<Record<Way, string>> = { first: 'Home', previous: '[', next: ']', last: 'End' };

/** One way to go in the line; it keeps the keyboard at the line's ends. */
export function StepButton({ way }: { readonly way: Way }): JSX.Element {
  const { view, intents } = useHud();
  const t = useTranslate();
  const target = useComputed(() => targetOf(way, view));
  const isOff = useComputed(() => target.value === view.shownPly.value);
  const name = t(`record.${way}`);
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={name}
      title={`${name} (${SHORTCUTS[way]})`}
      aria-keyshortcuts={SHORTCUTS[way]}
      aria-disabled={isOff}
      onClick={() => intents.travel(target.value)}
    >
      <Icon name={way} />
    </button>
  );
}

function targetOf(way: Way, { game, shownPly }: View): number {
  const last = game.value.line.length;
  if (way === 'first') return 0;
  if (way === 'last') return last;
  return way === 'previous' ? Math.max(0, shownPly.value - 1) : Math.min(last, shownPly.value + 1);
}
