import { type LinkReading, readLink } from '../store/read-link';
import workerAddress from './link.worker?worker&url';
import { startWorker } from './trusted-types';

/** Reads an address in its own worker. Loaded when a link is opened. For `currentAddress` and errors see `readLink`. */
export function readLinkInWorker(currentAddress: LinkReading['currentAddress']): ReturnType<typeof readLink> {
  return readLink({
    currentAddress,
    loadSubstitute: () => import('../store/share'),
    startWorker: () => startWorker(workerAddress, 'link'),
  });
}
