import type { JSX } from 'preact';
import { useHud, useTranslate } from '../hudContext.ts';
import { Icon } from '../icons.tsx';
import { StepButton } from './stepButton.tsx';
import { TravelSlider } from './travelSlider.tsx';

/** All ways through the line: the slider, the steps, and by itself. */
export function Transport(): JSX.Element {
  const { view, intents } = useHud();
  const t = useTranslate();
  const isOn = view.autoplay.value;
  return (
    <div class="transport">
      <TravelSlider />
      <div class="transport-steps">
        <StepButton way="first" />
        <StepButton way="previous" />
        <button
          type="button"
          class="icon-button"
          aria-label={isOn ? t('record.halt') : t('record.play')}
          title={isOn ? t('record.halt') : t('record.play')}
          onClick={() => intents.autoplay(!isOn)}
        >
          <Icon name={isOn ? 'pause' : 'play'} />
        </button>
        <StepButton way="next" />
        <StepButton way="last" />
      </div>
    </div>
  );
}
