// Keeps the game at hand without a network (Workbox, injectManifest). The newest page always comes from the network where
// there is one; where there is none, the page and all its files are those of one version: the one this worker was
// installed with. A new worker waits until no page of the old version is open, and nothing here reloads a page.
import { addRoute, cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: Parameters<typeof precache>[0];
};

const PAGE = '/index.html';
const PAGE_ADDRESS = /^\/(index\.html)?(\?.*)?$/;
const NETWORK_PATIENCE_MS = 3000;

cleanupOutdatedCaches();
precache(self.__WB_MANIFEST);
registerRoute(new NavigationRoute(({ request }) => openPage(request), { allowlist: [PAGE_ADDRESS] }));
addRoute({ cleanURLs: false });
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  ({ request }) => fetchAsset(request),
);
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** The page from the network, or the kept one where the network fails, errs or dawdles. */
async function openPage(request: Request): Promise<Response> {
  const fetched = fetch(request).catch(() => undefined);
  const fresh = await Promise.race([fetched, patience()]);
  if (fresh && (fresh.ok || fresh.type === 'opaqueredirect')) return fresh;
  return (await matchPrecache(PAGE)) ?? (await fetched) ?? Response.error();
}

/** A file whose name tells its content: a newer page may be open than this worker, and its files be kept already. */
async function fetchAsset(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

function patience(): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), NETWORK_PATIENCE_MS);
  });
}
