import type { JSX } from 'preact';
import type { Offer } from '../../net/messages.ts';
import { opponentOf } from '../../rules/index.ts';
import { clockText } from '../clockText.ts';
import { useHud, useTranslate } from '../hudContext.ts';
import { shownName } from './onlineNames.ts';
import type { RoomView } from './onlineView.ts';

const MS_PER_SECOND = 1000;

interface RoomProps {
  readonly room: RoomView;
}

/** The one thing of a room that matters most now, with the answers it wants. */
export function RoomLine({ room }: RoomProps): JSX.Element {
  const t = useTranslate();
  if (room.link === 'gone') return <Gone room={room} />;
  if (room.link === 'restarting') return <Line tone="still" text={t('online.restarting')} />;
  if (room.link === 'lost') return <Line tone="bad" text={t('online.reconnecting')} />;
  const open = room.offers[0];
  if (open !== undefined && room.side !== undefined)
    return open.side === room.side ? (
      <Asked offer={open.offer} />
    ) : (
      <Offered room={room} offer={open.offer} />
    );
  if (room.refused !== undefined) return <Line tone="bad" text={t(`online.refused.${room.refused}`)} />;
  if (room.returnSeconds !== undefined) return <Away room={room} seconds={room.returnSeconds} />;
  return <Usual room={room} />;
}

/** There is no way back by itself; what another tab has taken can be taken back. */
function Gone({ room }: RoomProps): JSX.Element {
  const { intents } = useHud();
  const t = useTranslate();
  const { gone = 'unavailable' } = room;
  return (
    <Line tone="bad" text={t(`online.gone.${gone}`)}>
      {gone === 'taken-over' && (
        <button type="button" class="button primary" onClick={() => intents.comeBack()}>
          {t('online.comeBack')}
        </button>
      )}
    </Line>
  );
}

function Usual({ room }: RoomProps): JSX.Element {
  const { intents } = useHud();
  const t = useTranslate();
  const { side, status, isOver, watchers } = room;
  const opponent = side && opponentOf(side);
  const watched = watchers > 0 ? t('online.watchers', { count: watchers }) : '';
  const text =
    status === 'waiting'
      ? t('online.waiting')
      : opponent === undefined
        ? t('online.watching')
        : t('online.playing', { name: shownName(room.names[opponent], t) });
  const isHere = opponent === undefined || room.here[opponent];
  return (
    <Line tone={status !== 'waiting' && isHere ? 'good' : 'still'} text={text} more={watched}>
      {isOver && side !== undefined && (
        <button type="button" class="button primary" onClick={() => intents.offer('rematch')}>
          {t('online.rematch')}
        </button>
      )}
    </Line>
  );
}

/** The opponent offers or asks for something. */
function Offered({ room, offer }: RoomProps & { readonly offer: Offer }): JSX.Element {
  const { intents } = useHud();
  const t = useTranslate();
  const name = shownName(room.side && room.names[opponentOf(room.side)], t);
  return (
    <Line tone="ask" text={t(`online.offered.${offer}`, { name })}>
      <button type="button" class="button primary" onClick={() => intents.answerOffer(offer, true)}>
        {t('online.accept')}
      </button>
      <button type="button" class="button" onClick={() => intents.answerOffer(offer, false)}>
        {t('online.decline')}
      </button>
    </Line>
  );
}

/** One's own offer waits for an answer. */
function Asked({ offer }: { readonly offer: Offer }): JSX.Element {
  const { intents } = useHud();
  const t = useTranslate();
  return (
    <Line tone="still" text={t(`online.asked.${offer}`)}>
      <button type="button" class="button" onClick={() => intents.answerOffer(offer, false)}>
        {t('online.withdraw')}
      </button>
    </Line>
  );
}

function Away({ room, seconds }: RoomProps & { readonly seconds: number }): JSX.Element {
  const { intents } = useHud();
  const t = useTranslate();
  const name = shownName(room.side && room.names[opponentOf(room.side)], t);
  if (seconds > 0)
    return <Line tone="bad" text={t('online.away', { name, time: clockText(seconds * MS_PER_SECOND) })} />;
  return (
    <Line tone="bad" text={t('online.mayClaim', { name })}>
      <button type="button" class="button primary" onClick={() => intents.claimWin()}>
        {t('online.claim')}
      </button>
    </Line>
  );
}

interface LineProps {
  readonly tone: 'good' | 'bad' | 'ask' | 'still';
  readonly text: string;
  readonly more?: string;
  readonly children?: JSX.Element | false | JSX.Element[];
}

function Line({ tone, text, more = '', children }: LineProps): JSX.Element {
  return (
    <div class="room-line" data-tone={tone}>
      <p>
        <i class="room-light" aria-hidden="true" />
        <span>
          {text}
          {more !== '' && <small>{more}</small>}
        </span>
      </p>
      {children !== undefined && children !== false && <div class="room-answers">{children}</div>}
    </div>
  );
}
