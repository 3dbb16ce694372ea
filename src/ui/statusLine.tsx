import type { JSX } from 'preact';
import type { Translate } from '../i18n/translator.ts';
import { useHud, useTranslate } from './hudContext.ts';
import { Icon } from './icons.tsx';
import { isRoomStill } from './online/onlineView.ts';
import { openingText } from './record/openingText.ts';
import type { Message, View } from './view.ts';
import { messageText, outcomeText, thinkingText, turnText } from './wording.ts';

/** One line between the plates: a message if there is one, else the result, else who is being waited for. */
export function StatusLine(): JSX.Element {
  const { view } = useHud();
  const t = useTranslate();
  const message = view.message.value;
  return (
    <div class="status" data-kind={message?.kind ?? 'turn'}>
      {message === undefined ? (
        <p class="status-text">
          {statusText(view, t)}
          <OpeningLine />
        </p>
      ) : (
        <div class="status-note" key={JSON.stringify(message)}>
          <DismissButton />
          <p class="status-text">{messageText(message, view.position.value.size, t)}</p>
        </div>
      )}
      {view.aside.value && isOfLeaving(message) && <ReturnButton />}
      {message === undefined && view.away.value && <NowButton />}
      {message === undefined && !view.away.value && view.mayHurry.value && <MoveNowButton />}
      {message === undefined &&
        !view.away.value &&
        view.outcome.value !== undefined &&
        view.lookingBack.value && <ResultButton />}
    </div>
  );
}

function statusText(view: View, t: Translate): string {
  const setup = view.setup.value;
  const outcome = view.outcome.value;
  const thinking = view.thinking.value;
  if (view.away.value) return placeText(view, t);
  if (outcome !== undefined) return outcomeText(outcome, setup, t);
  if (view.online.room.value?.status === 'waiting') return t('status.waiting');
  if (isRoomStill(view.online.room.value)) return '';
  if (view.paused.value) return t('status.paused');
  return thinking === undefined
    ? turnText(view.position.value.mover, setup, t)
    : thinkingText(thinking, setup, t);
}

function placeText({ shownPly, game }: View, t: Translate): string {
  return t('record.place', { plies: shownPly.value, total: game.value.line.length });
}

/** The name of the opening, under the turn. */
function OpeningLine(): JSX.Element | null {
  const { view, language } = useHud();
  const name = openingText(view.opening.value, language.value);
  return name === '' ? null : <span class="status-opening">{name}</span>;
}

/** Back to where the game is being played, with what has happened there meanwhile. */
function NowButton(): JSX.Element {
  const { view, intents } = useHud();
  const t = useTranslate();
  const count = view.arrived.value;
  return (
    <button type="button" class="button status-button now-button" onClick={() => intents.backToNow()}>
      {t('record.now')}
      {count > 0 && (
        <span class="badge">
          <span aria-hidden="true">{count}</span>
          <span class="visually-hidden">{t('record.arrived', { count })}</span>
        </span>
      )}
    </button>
  );
}

/** Says that the game that was being played has made room. */
function isOfLeaving(message: Message | undefined): boolean {
  return message?.kind === 'notice' && ['game-aside', 'link-broken'].includes(message.notice);
}

function ReturnButton(): JSX.Element {
  const { intents } = useHud();
  const t = useTranslate();
  return (
    <button type="button" class="button status-button" onClick={() => intents.returnToGame()}>
      {t('record.return')}
    </button>
  );
}

function DismissButton(): JSX.Element {
  const { intents } = useHud();
  const t = useTranslate();
  return (
    <button
      type="button"
      class="icon-button status-close"
      aria-label={t('action.close')}
      onClick={() => intents.dismissMessage()}
    >
      <Icon name="close" />
    </button>
  );
}

/** Fades in only when the engine takes its time. */
function MoveNowButton(): JSX.Element {
  const { intents } = useHud();
  const t = useTranslate();
  return (
    <button type="button" class="button status-button move-now" onClick={() => intents.moveNow()}>
      {t('action.moveNow')}
    </button>
  );
}

function ResultButton(): JSX.Element {
  const { intents } = useHud();
  const t = useTranslate();
  return (
    <button type="button" class="button status-button" onClick={() => intents.open('result')}>
      {t('action.showResult')}
    </button>
  );
}
