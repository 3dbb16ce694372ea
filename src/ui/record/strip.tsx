import { useComputed } from '@preact/signals';
import type { JSX } from 'preact';
import { useHud, useTranslate } from '../hudContext.ts';
import { Icon } from '../icons.tsx';
import { useBar } from '../useBar.ts';
import { StepButton } from './stepButton.tsx';
import './strip.css';
import { TravelSlider } from './travelSlider.tsx';

/** Back and forth in one line, where there is no room for the whole record beside the board. */
export function RecordStrip(): JSX.Element {
  const { view, intents } = useHud();
  const t = useTranslate();
  const bar = useBar<HTMLElement>();
  const isUnmoved = useComputed(() => view.game.value.line.length === 0);
  return (
    <section ref={bar} class="strip" aria-label={t('record.slider')} data-empty={isUnmoved}>
      <StepButton way="previous" />
      <TravelSlider />
      <StepButton way="next" />
      <button
        type="button"
        class="icon-button"
        aria-label={t('record.show')}
        aria-expanded={view.recordOpen}
        onClick={() => intents.showRecord(true)}
      >
        <Icon name="record" />
      </button>
    </section>
  );
}
