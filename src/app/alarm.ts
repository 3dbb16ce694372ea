/** What browsers call an error though nothing has gone wrong. */
const HARMLESS = 'ResizeObserver loop';

/** Calls once when anything fails on the page that nobody has caught; returns what stops the watch. */
export function watchErrors(window: Window, failed: () => void): () => void {
  const hear = (event: Event): void => {
    if (event instanceof ErrorEvent && event.message.startsWith(HARMLESS)) return;
    stop();
    failed();
  };
  const stop = (): void => {
    window.removeEventListener('error', hear);
    window.removeEventListener('unhandledrejection', hear);
  };
  window.addEventListener('error', hear);
  window.addEventListener('unhandledrejection', hear);
  return stop;
}
