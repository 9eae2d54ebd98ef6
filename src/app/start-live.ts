import type { Live, LiveTester } from '../store';
import { askSiteDirectly } from '../store/live/ask-directly';
import { createLive } from '../store/live/create-live';
import workerAddress from '../worker/site.worker?worker&url';
import { startWorker } from './trusted-types';

/** Begins with fetching the files of sites: by the service that lies beside the page, or from the browser. Loaded when that is wanted. */
export function startLive(tester: LiveTester): Live {
  return createLive({
    tester,
    line: {
      address: new URL('api/robots', document.baseURI).href,
      fetch: (input, init) => fetch(input, init),
    },
    askDirectly: (url, signal) => askSiteDirectly(() => startWorker(workerAddress, 'site'), url, signal),
  });
}
