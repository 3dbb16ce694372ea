import type { JSX } from 'preact';
import { useCallback } from 'preact/hooks';
import { useHud, useTranslate } from '../hudContext.ts';
import { Icon } from '../icons.tsx';
import './recordTabs.css';
import type { RecordTab } from '../review/studyView.ts';
import { useChunk } from '../useChunk.ts';

const TABS: readonly RecordTab[] = ['moves', 'review'];

/** What the record shows: the moves, or what the engine finds in them. */
export function RecordTabs(): JSX.Element {
  const { view, intents } = useHud();
  const t = useTranslate();
  const shown = view.study.recordTab.value;
  const names = { moves: t('record.moves'), review: t('review.tab') };
  return (
    <div class="record-tabs" role="group" aria-label={t('record.title')}>
      {TABS.map((tab) => (
        <button key={tab} type="button" aria-pressed={tab === shown} onClick={() => intents.showTab(tab)}>
          {names[tab]}
        </button>
      ))}
      <button
        type="button"
        class="icon-button"
        aria-label={t('library.title')}
        title={`${t('library.title')} (G)`}
        onClick={() => intents.open('library')}
      >
        <Icon name="library" />
      </button>
    </div>
  );
}

/** The review is a chunk of its own. */
export function ReviewHost(): JSX.Element {
  const { intents } = useHud();
  const giveUp = useCallback(() => intents.showTab('moves'), [intents]);
  const chunk = useChunk(true, loadReviewTab, giveUp);
  const Shown = chunk.value;
  return Shown === undefined ? <div class="review" /> : <Shown />;
}

async function loadReviewTab() {
  const { ReviewTab } = await import('../review/reviewTab.tsx');
  return ReviewTab;
}
