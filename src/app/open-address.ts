import type { Arrival } from '../store';
import { type Address, addressToRead } from '../store/address';
import { clearAddress } from '../store/clear-address';
import { refusedArrival } from '../store/no-arrival';

/** Number of addresses so far. If several arrive, only the last one is read. */
let come = 0;
/** The reading in progress. The next one waits for it, so that only one worker runs at a time. */
let reading: Promise<unknown> = Promise.resolve();

/**
 * Reads the page's address once. Removes it as soon as something can read it and `until` has resolved. Null if it contains nothing, or if another address
 * arrived in the meantime. The address stays if the code that reads it can't be loaded, so that a reload can try again. Never rejects.
 */
export function openAddress(until: Promise<void> = Promise.resolve()): Promise<Arrival | null> {
  if (addressToRead(location) === null) return Promise.resolve(null);
  come += 1;
  const own = come;
  // An earlier reading may have read the newest address already.
  const arrival = reading.then(() =>
    own === come && addressToRead(location) !== null ? readAddress(until) : null,
  );
  reading = arrival;
  return arrival;
}

async function readAddress(until: Promise<void>): Promise<Arrival | null> {
  let removing: Promise<number | null> = Promise.resolve(null);
  try {
    const { readLinkInWorker } = await import('./read-link');
    const arrival = await readLinkInWorker(() => {
      const address = addressToRead(location);
      if (address !== null) removing = until.then(() => removeAddress(address));
      return address;
    });
    // Another address may have arrived before this one was removed, or since.
    return (await removing) === come ? arrival : null;
  } catch {
    return refusedArrival('unread');
  }
}

/** Removes this address, and returns the number of addresses so far; null if the page has another one by now. */
function removeAddress(address: Address): number | null {
  const now = addressToRead(location);
  if (now?.fragment !== address.fragment || now.query !== address.query) return null;
  try {
    clearAddress(location, history);
  } catch {
    // Safari limits how often a page may do that. The link is opened, and stays in the address.
  }
  return come;
}
