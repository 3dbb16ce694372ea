import { Disposer, type Disposable } from '../lib/disposer.ts';
import { watchErrors } from './alarm.ts';
import { listen } from './listen.ts';

/** What may happen to a page while it is open. */
export interface PageEvents {
  readonly hidden: (isHidden: boolean) => void;
  /** It is about to be left. */
  readonly leaving: () => void;
  /** Less or more motion is wanted. */
  readonly motion: () => void;
  /** Something has failed that nobody has caught. */
  readonly failed: () => void;
}

/** Listens until it is disposed. */
export function watchPage(
  window: Window,
  reducedMotion: MediaQueryList,
  { hidden, leaving, motion, failed }: PageEvents,
): Disposable {
  const disposer = new Disposer();
  const { document } = window;
  disposer.defer(listen(document, 'visibilitychange', () => hidden(document.hidden)));
  disposer.defer(listen(window, 'pagehide', leaving));
  disposer.defer(listen(reducedMotion, 'change', motion));
  disposer.defer(watchErrors(window, failed));
  return disposer;
}
