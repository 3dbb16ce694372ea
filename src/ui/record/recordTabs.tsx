import type { JSX } from 'preact';
import { useCallback } from 'preact/hooks';
import { useHud, useTranslate } from '../hudContext.ts';
import { isHelpBarred } from '../online/onlineView.ts';
import { Icon } from '../icons.tsx';
import './recordTabs.css';
import type { RecordTab } from '../review/studyView.ts';
import { useChunk } from '../useChunk.ts';
import type { View } from '../view.ts';

/** What can be shown: the engine says nothing of an online game that goes on, and a chat belongs to a room. */
function tabsIn(view: View): readonly RecordTab[] {
  const room = view.online.room.value;
  if (room === undefined) return ['moves', 'review'];
  return isHelpBarred(room) ? ['moves', 'chat'] : ['moves', 'review', 'chat'];
}

/** The tab that is chosen, or the moves where it cannot be shown now. */
export function shownTab(view: View): RecordTab {
  const chosen = view.study.recordTab.value;
  return tabsIn(view).includes(chosen) ? chosen : 'moves';
}

/** What the record shows: the moves, what the engine finds in them, or what people write. */
export function RecordTabs(): JSX.Element {
  const { view, intents } = useHud();
  const t = useTranslate();
  const shown = shownTab(view);
  const names = { moves: t('record.moves'), review: t('review.tab'), chat: t('chat.open') };
  return (
    <div class="record-tabs" role="group" aria-label={t('record.title')}>
      {tabsIn(view).map((tab) => (
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

/** The chat is a chunk of its own. */
export function ChatHost(): JSX.Element {
  const { intents } = useHud();
  const giveUp = useCallback(() => intents.showTab('moves'), [intents]);
  const chunk = useChunk(true, loadChatTab, giveUp);
  const Shown = chunk.value;
  return Shown === undefined ? <div class="chat" /> : <Shown />;
}

async function loadChatTab() {
  const { ChatTab } = await import('../online/chatTab.tsx');
  return ChatTab;
}
