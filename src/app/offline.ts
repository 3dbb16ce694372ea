/** What came of keeping the game for days without a network. */
export type OfflineState = 'kept' | 'impossible' | 'refused';

const WORKER = '/sw.js';

/**
 * Lets the browser keep the game, so that it opens without a network. To be called once the board is on screen; it
 * never reloads the page. `impossible` on insecure origins, in old browsers and while developing.
 */
export async function keepOffline(workers = workersOfPage()): Promise<OfflineState> {
  if (!workers) return 'impossible';
  try {
    await workers.register(WORKER, { updateViaCache: 'none' });
    return 'kept';
  } catch {
    return 'refused';
  }
}

function workersOfPage(): Pick<ServiceWorkerContainer, 'register'> | undefined {
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return undefined;
  return navigator.serviceWorker;
}
