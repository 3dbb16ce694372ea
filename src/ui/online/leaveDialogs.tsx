import type { JSX } from 'preact';
import { opponentOf } from '../../rules/index.ts';
import { DialogFrame } from '../dialogFrame.tsx';
import { useHud, useTranslate } from '../hudContext.ts';
import { shownName } from './onlineNames.ts';

/** Asks before the room is left; a game that goes on can be come back to. */
export function LeaveRoomDialog(): JSX.Element {
  const { view, intents } = useHud();
  const t = useTranslate();
  const room = view.online.room.value;
  const isRunning = room?.side !== undefined && room.status === 'playing' && !room.isOver;
  const leave = (): void => {
    intents.close();
    intents.leaveRoom();
  };
  return (
    <Question title={t('leaveRoom.title')} yes={t('leaveRoom.leave')} act={leave}>
      {isRunning && <p>{t('leaveRoom.running')}</p>}
      <p>{t('leaveRoom.text')}</p>
    </Question>
  );
}

/** Asks before the online game is given up. */
export function ResignOnlineDialog(): JSX.Element {
  const { view, intents } = useHud();
  const t = useTranslate();
  const room = view.online.room.value;
  const name = shownName(room?.side && room.names[opponentOf(room.side)], t);
  const resign = (): void => {
    intents.close();
    intents.resignOnline();
  };
  return (
    <Question title={t('resignOnline.title')} yes={t('resignOnline.resign')} act={resign}>
      <p>{t('resignOnline.text', { name })}</p>
    </Question>
  );
}

interface QuestionProps {
  readonly title: string;
  readonly yes: string;
  readonly act: () => void;
  readonly children: JSX.Element | (JSX.Element | false)[];
}

function Question({ title, yes, act, children }: QuestionProps): JSX.Element {
  const { intents } = useHud();
  const t = useTranslate();
  const footer = (
    <>
      <button type="button" class="button" onClick={() => intents.close()}>
        {t('leaveRoom.stay')}
      </button>
      <button type="button" class="button primary" onClick={act}>
        {yes}
      </button>
    </>
  );
  return (
    <DialogFrame title={title} kind="small" footer={footer}>
      {children}
    </DialogFrame>
  );
}
