import { type LinkReading, readLink } from '../store/read-link';
import workerAddress from './link.worker?worker&url';
import { trustedScriptUrl } from './trusted-types';

/** Reads an address in a worker of its own. Loaded when an address brings something. */
export function readLinkInWorker(reading: Omit<LinkReading, 'startWorker'>): ReturnType<typeof readLink> {
  return readLink({
    ...reading,
    startWorker: () =>
      new Worker(trustedScriptUrl(workerAddress), { type: 'module', name: 'robots.txt link' }),
  });
}
