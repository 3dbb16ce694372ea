import type { JSX } from 'preact';
import { DialogFrame } from './dialogFrame.tsx';
import { useHud, useTranslate } from './hudContext.ts';
import { OnlineButton } from './online/onlineButton.tsx';
import { isWatched } from './seats.ts';

/** Asks before a running game is left. */
export function ConfirmNewGameDialog(): JSX.Element {
  const { view, intents } = useHud();
  const t = useTranslate();
  return (
    <DialogFrame
      title={t('confirm.title')}
      kind="small"
      footer={
        <>
          <button type="button" class="button" data-first onClick={() => intents.close()}>
            {t('confirm.stay')}
          </button>
          <button type="button" class="button primary" onClick={() => intents.open('newGame')}>
            {t('confirm.leave')}
          </button>
        </>
      }
    >
      <p>{t('confirm.text')}</p>
      <OnlineButton />
      {!isWatched(view.setup.value) && (
        <button type="button" class="button quiet" onClick={() => intents.resign()}>
          {t('confirm.resign')}
        </button>
      )}
    </DialogFrame>
  );
}
