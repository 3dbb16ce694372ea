import type { ServerMessage } from '../../net/messages.ts';

/** A message as Colyseus sends it: its kind, and its payload. */
export function wordsOf(message: ServerMessage): readonly [string, unknown] {
  switch (message.kind) {
    case 'synced':
      return [message.kind, message.sync];
    case 'moved':
      return [message.kind, message.moved];
    case 'offered':
    case 'declined':
      return [message.kind, message.open];
    case 'said':
      return [message.kind, message.line];
    default:
      return [message.kind, message];
  }
}
