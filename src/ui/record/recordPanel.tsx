import type { JSX } from 'preact';
import { addOnlineTexts } from '../../i18n/onlineTexts.ts';
import { addReviewTexts } from '../../i18n/reviewTexts.ts';
import { useHud, useTranslate } from '../hudContext.ts';
import { Icon } from '../icons.tsx';
import { useBar } from '../useBar.ts';
import { GameHeading } from './gameHeading.tsx';
import type { RecordTab } from '../review/studyView.ts';
import { MoveList } from './moveList.tsx';
import { ChatHost, RecordTabs, ReviewHost, shownTab } from './recordTabs.tsx';
import './recordPanel.css';
import { Transport } from './transport.tsx';

addOnlineTexts();
addReviewTexts();
const MORE = [
  ['import', 'open', 'record.open'],
  ['share', 'share', 'record.share'],
  ['setUp', 'setUp', 'record.setUp'],
] as const;

/** The record beside the board: what is known of the game, its moves, and ways through them. */
export function RecordPanel(): JSX.Element {
  const { view, intents } = useHud();
  const tab = shownTab(view);
  const t = useTranslate();
  const bar = useBar<HTMLElement>();
  return (
    <section ref={bar} class="record" data-tab={tab} aria-label={t('record.title')}>
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
      <RecordBody tab={tab} />
      {tab !== 'chat' && <Transport />}
      {tab !== 'chat' && <More />}
    </section>
  );
}

function RecordBody({ tab }: { readonly tab: RecordTab }): JSX.Element {
  if (tab === 'chat') return <ChatHost />;
  return tab === 'moves' ? <MoveList /> : <ReviewHost />;
}

/** Games that come and go. */
function More(): JSX.Element {
  const { view, intents } = useHud();
  const t = useTranslate();
  return (
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
  );
}
