import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { TAKE_OVER } from './take-over';

/*
 * The service worker, dist/sw.js. It caches the files of one version of the page and serves only these, so that the page works offline.
 * All other requests go to the network: /api/, /embed/ and missing files.
 */

declare const self: ServiceWorkerGlobalScope;

const files = new PrecacheController({
  plugins: [
    {
      // A cached file was evicted, and the server has another version of it. While online, the page must still work.
      handlerDidError: async ({ event, request }) => (event.type === 'fetch' ? fetch(request) : undefined),
      // Bypasses the HTTP cache during installation: it may hold a response from a failed attempt, however long the host allows to keep it.
      requestWillFetch: async ({ event, request }) =>
        event?.type === 'install' ? new Request(request, { cache: 'no-cache' }) : request,
    },
  ],
});
// The build inserts the list of files here.
files.addToCacheList(self.__WB_MANIFEST);

// The page answers to its folder and to index.html with any query, which only the page reads.
registerRoute(
  new PrecacheRoute(files, {
    directoryIndex: 'index.html',
    cleanURLs: false,
    ignoreURLParametersMatching: [/^/],
  }),
);

// A tab that still shows an older version finds its files here when the server no longer has them.
const assets = new URL('assets/', self.registration.scope).href;
registerRoute(
  ({ url }) => url.href.startsWith(assets),
  async ({ request }) => (await caches.match(request.url, kept())) ?? fetch(request),
);

let isFirst = false;

self.addEventListener('install', (event) => {
  isFirst = self.registration.active === null;
  void files.install(event);
});

self.addEventListener('activate', (event) => event.waitUntil(activate(event)));

self.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) void self.skipWaiting();
});

async function activate(event: ExtendableEvent): Promise<void> {
  // The first worker controls the page that registered it: there was no older version, and another version's files have other names.
  if (isFirst) await self.clients.claim();
  const tabs = await self.clients.matchAll({ type: 'window' });
  // While other tabs show the older version, its files stay until the next activation.
  if (tabs.length <= 1) await files.activate(event);
}

function kept(): MultiCacheQueryOptions {
  return { cacheName: files.strategy.cacheName };
}
