import { addressToRead, clearAddress } from '../store';
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

/** Reads the page's own address and removes what is read. Calls `onConsume` when it takes the address. */
export function readPageAddress(onConsume: () => void): ReturnType<typeof readLink> {
  return readLinkInWorker(() => {
    const address = addressToRead(location);
    if (address !== null) clearAddress(location, history);
    onConsume();
    return address;
  });
}
