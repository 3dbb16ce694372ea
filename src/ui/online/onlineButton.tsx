import type { JSX } from 'preact';
import { useHud, useTranslate } from '../hudContext.ts';
import { Icon } from '../icons.tsx';
import './online.css';

/** The way to people elsewhere, from where an opponent is chosen. */
export function OnlineButton(): JSX.Element {
  const { intents } = useHud();
  const t = useTranslate();
  return (
    <button type="button" class="button online-way" onClick={() => intents.open('online')}>
      <Icon name="online" />
      {t('action.online')}
    </button>
  );
}
