import type { JSX } from 'preact';
import { useHud, useTranslate } from '../hudContext.ts';
import { openingText } from './openingText.ts';

/** Who played, when and where, and the opening; the plain title where none of it is known. */
export function GameHeading(): JSX.Element {
  const { view, language, intents } = useHud();
  const t = useTranslate();
  const { black, white, date, event } = view.about.value;
  const opening = openingText(view.opening.value, language.value);
  const names =
    black === undefined && white === undefined
      ? t('record.title')
      : t('record.versus', { black: black ?? t('side.black'), white: white ?? t('side.white') });
  const place = [event, date].filter((each) => each !== undefined).join(' · ');
  return (
    <div class="record-heading">
      <h2>{names}</h2>
      {place !== '' && <p>{place}</p>}
      {opening !== '' && <p class="record-opening">{opening}</p>}
      {view.aside.value && (
        <button type="button" class="button record-return" onClick={() => intents.returnToGame()}>
          {t('record.return')}
        </button>
      )}
    </div>
  );
}
