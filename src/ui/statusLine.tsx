import type { JSX } from 'preact';
import type { Translate } from '../i18n/translator.ts';
import { useHud, useTranslate } from './hudContext.ts';
import { Icon } from './icons.tsx';
import type { View } from './view.ts';
import { messageText, outcomeText, thinkingText, turnText } from './wording.ts';

/** One line between the plates: a message if there is one, else the result, else who is being waited for. */
export function StatusLine(): JSX.Element {
  const { view } = useHud();
  const t = useTranslate();
  const message = view.message.value;
  return (
    <div class="status" data-kind={message?.kind ?? 'turn'}>
      <p class="status-text" key={message === undefined ? 'turn' : JSON.stringify(message)}>
        {statusText(view, t)}
      </p>
      {message !== undefined && <DismissButton />}
      {message === undefined && view.mayHurry.value && <MoveNowButton />}
      {message === undefined && view.outcome.value !== undefined && view.lookingBack.value && (
        <ResultButton />
      )}
    </div>
  );
}

function statusText(view: View, t: Translate): string {
  const setup = view.setup.value;
  const message = view.message.value;
  const outcome = view.outcome.value;
  const thinking = view.thinking.value;
  if (message !== undefined) return messageText(message, view.position.value.size, t);
  if (outcome !== undefined) return outcomeText(outcome, setup, t);
  if (view.paused.value) return t('status.paused');
  return thinking === undefined
    ? turnText(view.position.value.mover, setup, t)
    : thinkingText(thinking, setup, t);
}

function DismissButton(): JSX.Element {
  const { intents } = useHud();
  const t = useTranslate();
  return (
    <button
      type="button"
      class="icon-button status-button"
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
