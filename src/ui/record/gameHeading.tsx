import type { JSX } from 'preact';
import type { Translate } from '../../i18n/translator.ts';
import type { GameSource } from '../../records/gameAbout.ts';
import type { Side } from '../../rules/index.ts';
import { useHud, useTranslate } from '../hudContext.ts';
import { openingText } from './openingText.ts';

/** Who played, when and where, and the opening; the plain title where none of it is known. */
export function GameHeading(): JSX.Element {
  const { view, language, intents } = useHud();
  const t = useTranslate();
  const { black, white, date, event, source } = view.about.value;
  const opening = openingText(view.opening.value, language.value);
  const isPlain = black === undefined && white === undefined;
  const names = isPlain
    ? t('record.title')
    : t('record.versus', {
        black: black ?? nameless('black', source, t),
        white: white ?? nameless('white', source, t),
      });
  const place = [event, date].filter((each) => each !== undefined).join(' · ');
  return (
    <div class="record-heading" data-plain={isPlain || undefined}>
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

/** Who has given no name: a guest among people elsewhere, as on the plates, else the side. */
function nameless(side: Side, source: GameSource, t: Translate): string {
  return source === 'online' ? t('player.guest') : t(`side.${side}`);
}
