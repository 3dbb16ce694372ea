import type { Translate } from '../../i18n/translator.ts';
import type { OnlineEvent } from '../../net/onlineEvent.ts';
import { opponentOf } from '../../rules/index.ts';
import type { RoomView } from '../../ui/online/onlineView.ts';
import type { RoomGame } from './roomParts.ts';

/** What is said aloud of an event of a room; nothing of the moves, which the board tells. `before` is the room until now. */
export function sayOnline(
  event: OnlineEvent,
  game: RoomGame,
  before: RoomView | undefined,
  t: Translate,
): string {
  switch (event.kind) {
    case 'said':
      if (event.line.side !== undefined && event.line.side === game.side) return '';
      return t('chat.said', { name: nameOr(event.line.name, t), text: event.line.text });
    case 'offered':
      if (event.open.side === game.side) return '';
      return t(`online.offered.${event.open.offer}`, {
        name: nameOr(game.presence.names[event.open.side], t),
      });
    case 'declined':
      return event.open.side === game.side ? t(`online.declined.${event.open.offer}`) : '';
    case 'refused':
      return t(`online.refused.${event.code}`);
    case 'closing':
      return t('online.restarting');
    case 'connection':
      return sayConnection(event, before, t);
    case 'presence':
      return sayPresence(event, game, before, t);
    default:
      return '';
  }
}

function sayConnection(
  { connection }: OnlineEvent & { readonly kind: 'connection' },
  before: RoomView | undefined,
  t: Translate,
): string {
  if (connection.state === 'lost') return before?.link === 'restarting' ? '' : t('online.reconnecting');
  if (connection.state === 'gone') return t(`online.gone.${connection.reason}`);
  const wasAway = before?.link === 'lost' || before?.link === 'restarting';
  return connection.state === 'open' && wasAway ? t('online.reconnected') : '';
}

/** Somebody has come, gone or come back. */
function sayPresence(
  { presence }: OnlineEvent & { readonly kind: 'presence' },
  { side }: RoomGame,
  before: RoomView | undefined,
  t: Translate,
): string {
  if (side === undefined || before === undefined) return '';
  const opponent = opponentOf(side);
  if (presence.here[opponent] === before.here[opponent]) return '';
  const name = nameOr(presence.names[opponent], t);
  return t(presence.here[opponent] ? 'online.came' : 'online.went', { name });
}

function nameOr(name: string, t: Translate): string {
  return name === '' ? t('player.guest') : name;
}
