import { Stream } from '../../lib/stream.ts';
import type { LibraryChannel } from './libraryParts.ts';

const NAME = 'reversi.library';

/** The channel between the tabs of this browser, or undefined where it has none. */
export function browserChannel(): LibraryChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  const channel = new BroadcastChannel(NAME);
  const told = new Stream<void>();
  channel.addEventListener('message', () => told.emit());
  return {
    told,
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
    tell: () => channel.postMessage('changed'),
    dispose: () => channel.close(),
  };
}
