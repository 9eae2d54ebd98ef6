import type { TesterHandle, Urls } from '../store';
import { noArrival } from '../store/no-arrival';
import { createUrls } from '../store/urls/create-urls';
import workerAddress from '../worker/urls.worker?worker&url';
import { readLinkInWorker } from './read-link';
import { startWorker } from './trusted-types';

/** Starts a tester's list of URLs. Loaded on demand, to keep it out of the page's first load. */
export function startUrls(tester: TesterHandle): Urls {
  return createUrls(
    tester,
    () => startWorker(workerAddress, 'URLs'),
    async (address) => (await readLinkInWorker(() => address)) ?? noArrival,
  );
}
