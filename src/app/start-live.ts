import type { Live, LiveTester } from '../store';
import { createLive } from '../store/live/create-live';

/** Begins with fetching the files of sites by the service that lies beside the page. Loaded when that is wanted. */
export function startLive(tester: LiveTester): Live {
  return createLive({
    tester,
    line: {
      address: new URL('api/robots', document.baseURI).href,
      fetch: (input, init) => fetch(input, init),
    },
  });
}
