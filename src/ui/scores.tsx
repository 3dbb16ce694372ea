import { useComputed } from '@preact/signals';
import type { JSX } from 'preact';
import type { Translate } from '../i18n/translator.ts';
import type { Side } from '../rules/index.ts';
import { clockText } from './clockText.ts';
import { useHud, useTranslate } from './hudContext.ts';
import { isRoomStill } from './online/onlineView.ts';
import { playerName } from './seats.ts';
import './scores.css';
import { StatusLine } from './statusLine.tsx';
import { useBar } from './useBar.ts';
import type { View } from './view.ts';

/** Both sides with their discs, and between them whose turn it is. */
export function Scores(): JSX.Element {
  const { view } = useHud();
  const t = useTranslate();
  const bar = useBar<HTMLElement>();
  const turn = useComputed(() => (isOverIn(view) ? 'none' : view.position.value.mover));
  return (
    <section ref={bar} class="scores" aria-label={t('scores.label')} data-turn={turn}>
      <span class="turn-light" aria-hidden="true" />
      <ScorePlate side="black" />
      <StatusLine />
      <ScorePlate side="white" />
    </section>
  );
}

/** Nobody is to move on the board as it is shown: the game is over, has not begun for want of an opponent, or goes on without this page. */
function isOverIn({ away, position, outcome, online }: View): boolean {
  if (isRoomStill(online.room.value)) return true;
  return away.value ? position.value.isOver : outcome.value !== undefined;
}

/** Who plays a side; while an opponent is waited for, that a seat is free. */
function plateName({ setup, online }: View, side: Side, t: Translate): string {
  const room = online.room.value;
  if (room?.status !== 'waiting') return playerName(setup.value, side, t);
  if (side === room.side) return t('player.you');
  return room.here[side] ? playerName(setup.value, side, t) : t('plate.free');
}

function ScorePlate({ side }: { readonly side: Side }): JSX.Element {
  const { view } = useHud();
  const t = useTranslate();
  const count = useComputed(() => view.position.value.counts[side]);
  const isTurn = useComputed(() => !isOverIn(view) && view.position.value.mover === side);
  const name = plateName(view, side, t);
  return (
    <div
      class="plate"
      data-side={side}
      data-turn={isTurn}
      data-thinking={view.thinking.value === side && !isOverIn(view)}
    >
      <span class="plate-disc disc" data-side={side}>
        <span class="plate-count" aria-hidden="true">
          {count}
        </span>
        <span class="visually-hidden">{t('plate.discs', { count: count.value })}</span>
      </span>
      <span class="plate-name">{name}</span>
      <span class="plate-note">
        {view.clock.value === undefined ? <TurnNote side={side} name={name} /> : <PlateClock side={side} />}
      </span>
      <span class="plate-dots" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
    </div>
  );
}

/** The side's colour in words, and that it is to move. */
function TurnNote({ side, name }: { readonly side: Side; readonly name: string }): JSX.Element {
  const { view } = useHud();
  const t = useTranslate();
  const colour = t(`side.${side}`);
  const isTurn = !isOverIn(view) && view.position.value.mover === side;
  return (
    <>
      {colour !== name && <span class="note-colour">{colour}</span>}
      {isTurn && <span class="note-turn">{t('plate.toMove')}</span>}
    </>
  );
}

function PlateClock({ side }: { readonly side: Side }): JSX.Element {
  const { view } = useHud();
  const t = useTranslate();
  const text = useComputed(() => clockText(view.clock.value?.[side] ?? 0));
  const isShort = useComputed(() => (view.clock.value?.[side] ?? 0) < SHORT_OF_TIME_MS);
  return (
    <span class="clock" role="timer" aria-label={t('plate.timeLeft')} data-short={isShort}>
      {text}
    </span>
  );
}

const SHORT_OF_TIME_MS = 20_000;
