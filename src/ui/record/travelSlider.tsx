import { useComputed } from '@preact/signals';
import type { JSX } from 'preact';
import { makeSquare } from '../../rules/index.ts';
import { useHud, useTranslate } from '../hudContext.ts';

/** The whole line to slide through, with the move that is shown. */
export function TravelSlider(): JSX.Element {
  const { view, intents } = useHud();
  const t = useTranslate();
  const last = useComputed(() => view.game.value.line.length);
  const place = useComputed(() => {
    const { game, shownPly } = view;
    const step = game.value.line[shownPly.value - 1];
    return step ? makeSquare(step.ply.square, game.value.start.size) : '';
  });
  const spoken = t('record.place', { plies: view.shownPly.value, total: last.value });
  return (
    <label class="travel">
      <input
        type="range"
        min="0"
        max={last}
        value={view.shownPly}
        aria-label={t('record.slider')}
        aria-valuetext={`${spoken} ${place.value}`}
        onInput={(event) => intents.travel(Number(event.currentTarget.value))}
      />
      <span class="travel-place" aria-hidden="true">
        <b>{view.shownPly}</b>
        <i>{place}</i>
      </span>
    </label>
  );
}
