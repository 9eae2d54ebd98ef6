import type { Urls, UrlsTester } from '../store';
import { noArrival } from '../store/no-arrival';
import { createUrls } from '../store/urls/create-urls';
import workerAddress from '../worker/urls.worker?worker&url';
import { readLinkInWorker } from './read-link';
import { startWorker } from './trusted-types';

/** Begins with the list of URLs of a tester. Loaded when that is wanted: the page's first load carries none of it. */
export function startUrls(tester: UrlsTester): Urls {
  return createUrls({
    tester,
    startWorker: () => startWorker(workerAddress, 'URLs'),
    readAddress: async (address) => (await readLinkInWorker(() => address)) ?? noArrival,
  });
}
