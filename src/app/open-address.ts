import type { Arrival } from '../store';
import { type Address, addressToRead } from '../store/address';
import { clearAddress } from '../store/clear-address';
import { refusedArrival } from '../store/no-arrival';

/** Number of addresses so far. If several arrive, only the last one is read. */
let come = 0;
/** The reading in progress. The next one waits for it, so that only one worker runs at a time. */
let reading: Promise<unknown> = Promise.resolve();

/**
 * Reads the page's address once, and removes what was read from it, but not before `until` is settled. Null if it contains nothing, or if another address
 * arrived in the meantime. The address stays if the code that reads it can't be loaded, so that a reload can try again.
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
  let address: Address | null = null;
  let arrival: Arrival | null;
  try {
    const { readLinkInWorker } = await import('./read-link');
    arrival = await readLinkInWorker(() => {
      address = addressToRead(location);
      return address;
    });
  } catch {
    return refusedArrival('unread');
  }
  await until;
  if (JSON.stringify(address) !== JSON.stringify(addressToRead(location))) return null;
  clearAddress(location, history);
  return arrival;
}
