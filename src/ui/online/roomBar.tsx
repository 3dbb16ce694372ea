import type { JSX } from 'preact';
import { addOnlineTexts } from '../../i18n/onlineTexts.ts';
import { useHud, useTranslate } from '../hudContext.ts';
import { Icon, type IconName } from '../icons.tsx';
import { useBar } from '../useBar.ts';
import './online.css';
import type { RoomView } from './onlineView.ts';
import { RoomLine } from './roomLine.tsx';

addOnlineTexts();

/** What belongs to an online game: who is there, what is offered, and what can be asked for. */
export function RoomBar(): JSX.Element | null {
  const { view } = useHud();
  const t = useTranslate();
  const bar = useBar<HTMLElement>();
  const room = view.online.room.value;
  if (room === undefined) return null;
  return (
    <section ref={bar} class="room" aria-label={t('online.bar')}>
      <RoomLine room={room} />
      <div class="room-tools">
        {room.side !== undefined && room.link !== 'gone' && <PlayTools room={room} />}
        <ChatTool />
        <LeaveTool />
      </div>
    </section>
  );
}

/** What a player can do beside placing discs. */
function PlayTools({ room }: { readonly room: RoomView }): JSX.Element | null {
  const { intents } = useHud();
  const t = useTranslate();
  if (room.status === 'waiting')
    return <Tool icon="link" name={t('online.showInvite')} act={() => intents.open('invite')} />;
  if (room.isOver) return null;
  const isOffered = room.offers.some(({ offer }) => offer === 'draw');
  return (
    <>
      {!isOffered && <Tool icon="draw" name={t('online.offerDraw')} act={() => intents.offer('draw')} />}
      <Tool icon="flag" name={t('online.resign')} act={() => intents.open('resignOnline')} />
    </>
  );
}

function ChatTool(): JSX.Element {
  const { view, intents } = useHud();
  const t = useTranslate();
  const { unread } = view.online.chat.value;
  const isOpen = view.recordOpen.value && view.study.recordTab.value === 'chat';
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={unread > 0 ? `${t('chat.open')}, ${t('chat.unread', { count: unread })}` : t('chat.open')}
      title={t('chat.open')}
      aria-pressed={isOpen}
      onClick={() => (isOpen ? intents.showRecord(false) : intents.showChat())}
    >
      <Icon name="chat" />
      {unread > 0 && (
        <span class="room-badge" aria-hidden="true">
          {unread}
        </span>
      )}
    </button>
  );
}

function LeaveTool(): JSX.Element {
  const { intents } = useHud();
  const t = useTranslate();
  return <Tool icon="leave" name={t('online.leave')} act={() => intents.open('leaveRoom')} />;
}

interface ToolProps {
  readonly icon: IconName;
  readonly name: string;
  readonly act: () => void;
}

function Tool({ icon, name, act }: ToolProps): JSX.Element {
  return (
    <button type="button" class="icon-button" aria-label={name} title={name} onClick={act}>
      <Icon name={icon} />
    </button>
  );
}
