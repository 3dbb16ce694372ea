import { useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { useHud } from '../hudContext.ts';
import { isCourse } from '../isCourse.ts';
import { RecordStrip } from './strip.tsx';

/** The record: a strip on small screens, and the whole of it once it is asked for, which is a chunk of its own. */
export function RecordHost(): JSX.Element | null {
  const { view, intents } = useHud();
  const panel = useSignal<ComponentType | undefined>(undefined);
  const isTaught = isCourse(view) || view.offerTour.value;
  const isOpen = view.recordOpen.value && !isTaught;
  useLayoutEffect(() => {
    if (!isOpen || panel.peek() !== undefined) return undefined;
    let isGone = false;
    void import('./recordPanel.tsx').then(
      ({ RecordPanel }) => {
        if (!isGone) panel.value = RecordPanel;
      },
      () => intents.showRecord(false),
    );
    return () => {
      isGone = true;
    };
  }, [intents, isOpen, panel]);
  const Shown = panel.value;
  if (isOpen && Shown !== undefined) return <Shown />;
  return isTaught ? null : <RecordStrip />;
}
