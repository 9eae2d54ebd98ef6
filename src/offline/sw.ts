import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { TAKE_OVER } from './take-over';

/*
 * The service worker, dist/sw.js: keeps the files of one version of the page and answers for these alone, so that the page works without a network.
 * Every other address goes past it: /api/, /embed/ and what does not exist.
 */

declare const self: ServiceWorkerGlobalScope;

const files = new PrecacheController({
  plugins: [
    {
      // A kept file is gone, and the server has another one than this version's: online, the page must not end there.
      handlerDidError: async ({ event, request }) => (event.type === 'fetch' ? fetch(request) : undefined),
      // What the browser has kept of an attempt that failed is not taken for the file again, however long the host allowed to keep it.
      requestWillFetch: async ({ event, request }) =>
        event?.type === 'install' ? new Request(request, { cache: 'no-cache' }) : request,
    },
  ],
});
// The build puts the list of files here.
files.addToCacheList(self.__WB_MANIFEST);

// The page answers to its folder and to index.html, whatever the query says: that is the page's own to read.
registerRoute(
  new PrecacheRoute(files, {
    directoryIndex: 'index.html',
    cleanURLs: false,
    ignoreURLParametersMatching: [/^/],
  }),
);

// A tab that still shows a former version finds its parts here, when the server has them no more.
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
  // The first worker takes the page that brought it: no older version was kept, and files of another one have other names.
  if (isFirst) await self.clients.claim();
  const tabs = await self.clients.matchAll({ type: 'window' });
  // Where other tabs still show the former version, its files go with the next one.
  if (tabs.length <= 1) await files.activate(event);
}

function kept(): MultiCacheQueryOptions {
  return { cacheName: files.strategy.cacheName };
}
