import type { JSX } from 'preact';
import { DialogFrame } from '../dialogFrame.tsx';
import { useHud, useTranslate } from '../hudContext.ts';

/** Another tab of this browser waits in the room: who tries things out alone may play both sides. */
export function SecondTabDialog(): JSX.Element {
  const { intents } = useHud();
  const t = useTranslate();
  const footer = (
    <>
      <button type="button" class="button" onClick={() => intents.sitDown('here')}>
        {t('secondTab.here')}
      </button>
      <button type="button" class="button primary" data-first onClick={() => intents.sitDown('other')}>
        {t('secondTab.other')}
      </button>
    </>
  );
  return (
    <DialogFrame title={t('secondTab.title')} kind="small" footer={footer}>
      <p>{t('secondTab.text')}</p>
    </DialogFrame>
  );
}
