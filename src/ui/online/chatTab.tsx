import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { MOST_CHAT, type ChatLine } from '../../net/messages.ts';
import { useHud, useTranslate } from '../hudContext.ts';
import { Icon } from '../icons.tsx';
import { SideDisc } from '../sideDisc.tsx';
import './online.css';
import { shownName } from './onlineNames.ts';

/** What people in the room write to each other, and a line for one's own words. */
export function ChatTab(): JSX.Element {
  const { view } = useHud();
  const t = useTranslate();
  const list = useRef<HTMLOListElement>(null);
  const { lines, muted } = view.online.chat.value;
  const side = view.online.room.value?.side;
  const shown = muted ? lines.filter((line) => isOwn(line, side)) : lines;
  const last = shown.at(-1)?.number;
  useLayoutEffect(() => {
    showEnd(list.current);
  }, [last]);
  return (
    <div class="chat">
      <ol ref={list} class="chat-lines" aria-label={t('chat.open')} {...{ tabIndex: 0 }}>
        {shown.map((line) => (
          <Written key={line.number} line={line} own={isOwn(line, side)} />
        ))}
        {shown.length === 0 && <li class="chat-empty">{t(muted ? 'chat.muted' : 'chat.empty')}</li>}
      </ol>
      <ChatForm />
    </div>
  );
}

function showEnd(list: HTMLElement | null): void {
  if (list !== null) list.scrollTop = list.scrollHeight;
}

function Written({ line, own }: { readonly line: ChatLine; readonly own: boolean }): JSX.Element {
  const t = useTranslate();
  return (
    <li data-own={own}>
      <span class="chat-name">
        {line.side !== undefined && <SideDisc side={line.side} />}
        {own ? t('chat.you') : shownName(line.name, t)}
      </span>
      <span class="chat-text">{line.text}</span>
    </li>
  );
}

function ChatForm(): JSX.Element {
  const { view, intents } = useHud();
  const t = useTranslate();
  const [text, setText] = useState('');
  const { muted } = view.online.chat.value;
  const send = (event: Event): void => {
    event.preventDefault();
    if (text.trim() === '') return;
    intents.say(text);
    setText('');
  };
  return (
    <form class="chat-form" onSubmit={send}>
      <input
        type="text"
        aria-label={t('chat.message')}
        placeholder={t('chat.message')}
        autocomplete="off"
        maxLength={MOST_CHAT}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" class="button primary" aria-disabled={text.trim() === ''}>
        {t('chat.send')}
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label={t('chat.mute')}
        title={t('chat.mute')}
        aria-pressed={muted}
        onClick={() => intents.muteChat(!muted)}
      >
        <Icon name="mute" />
      </button>
    </form>
  );
}

/** Spectators have no side: their own lines cannot be told from each other's. */
function isOwn(line: ChatLine, side: ChatLine['side']): boolean {
  return side !== undefined && line.side === side;
}
