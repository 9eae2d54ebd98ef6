import type { Live, TesterHandle } from '../store';
import { requestSiteDirectly } from '../store/live/request-directly';
import { SiteFetcher } from '../store/live/site-fetcher';
import workerAddress from '../worker/site.worker?worker&url';
import { startWorker } from './trusted-types';

/** Starts fetching the files of sites, through the service next to the page or from the browser. Loaded on demand. */
export function startLive(tester: TesterHandle): Live {
  return new SiteFetcher(tester, {
    service: {
      address: new URL('api/robots', document.baseURI).href,
      fetch: (input, init) => fetch(input, init),
    },
    requestDirectly: (url, signal) =>
      requestSiteDirectly(() => startWorker(workerAddress, 'site'), url, signal),
  });
}
