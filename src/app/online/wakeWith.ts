import { Disposer } from '../../lib/disposer.ts';
import { listen } from '../listen.ts';

/** Calls when the network or the screen is there again; returns what stops it. */
export function wakeWith(window: Window, wake: () => void): () => void {
  const disposer = new Disposer();
  disposer.defer(listen(window, 'online', wake));
  disposer.defer(
    listen(window.document, 'visibilitychange', () => {
      if (!window.document.hidden) wake();
    }),
  );
  return () => disposer.dispose();
}
