import { type LinkReading, readLink } from '../store/read-link';
import workerAddress from './link.worker?worker&url';
import { startWorker } from './trusted-types';

/** Reads an address in its own worker. Loaded when a link is opened. For `consumeAddress` and errors see `readLink`. */
export function readLinkInWorker(consumeAddress: LinkReading['consumeAddress']): ReturnType<typeof readLink> {
  return readLink({
    consumeAddress,
    loadSubstitute: () => import('../store/share'),
    startWorker: () => startWorker(workerAddress, 'link'),
  });
}
