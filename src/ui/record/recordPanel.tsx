import type { JSX } from 'preact';
import { addReviewTexts } from '../../i18n/reviewTexts.ts';
import { useHud, useTranslate } from '../hudContext.ts';
import { Icon } from '../icons.tsx';
import { useBar } from '../useBar.ts';
import { GameHeading } from './gameHeading.tsx';
import { MoveList } from './moveList.tsx';
import { RecordTabs, ReviewHost } from './recordTabs.tsx';
import './recordPanel.css';
import { Transport } from './transport.tsx';

addReviewTexts();
const MORE = [
  ['import', 'open', 'record.open'],
  ['share', 'share', 'record.share'],
  ['setUp', 'setUp', 'record.setUp'],
] as const;

/** The record beside the board: what is known of the game, its moves, and ways through them. */
export function RecordPanel(): JSX.Element {
  const { view, intents } = useHud();
  const tab = view.study.recordTab;
  const t = useTranslate();
  const bar = useBar<HTMLElement>();
  return (
    <section ref={bar} class="record" data-tab={tab.value} aria-label={t('record.title')}>
      <header class="record-head">
        <GameHeading />
        <button
          type="button"
          class="icon-button"
          aria-label={t('action.close')}
          onClick={() => intents.showRecord(false)}
        >
          <Icon name="close" />
        </button>
      </header>
      <RecordTabs />
      {tab.value === 'moves' ? <MoveList /> : <ReviewHost />}
      <Transport />
      <footer class="record-more">
        {view.tournament.value !== undefined && (
          <button type="button" class="button quiet" onClick={() => intents.open('tournament')}>
            {t('tournament.title')}
          </button>
        )}
        {MORE.map(([dialog, icon, name]) => (
          <button key={dialog} type="button" class="button quiet" onClick={() => intents.open(dialog)}>
            <Icon name={icon} />
            {t(name)}
          </button>
        ))}
      </footer>
    </section>
  );
}
