import type { Arrival } from '../store';
import { addressToRead } from '../store/address';
import { refusedArrival } from '../store/no-arrival';

/** Number of addresses so far. If several arrive, only the last one is read. */
let come = 0;
/** The reading in progress. The next one waits for it, so that only one worker runs at a time. */
let reading: Promise<unknown> = Promise.resolve();

/**
 * Reads the page's address once and removes what was read from it. Null if it contains nothing, or if another address arrived in the meantime. The
 * address stays if the code that reads it can't be loaded, so that a reload can try again.
 */
export function openAddress(): Promise<Arrival | null> {
  if (addressToRead(location) === null) return Promise.resolve(null);
  come += 1;
  const own = come;
  // A reading that was still starting may have read the newest address already.
  const arrival = reading.then(() =>
    own === come && addressToRead(location) !== null ? readAddress() : null,
  );
  reading = arrival;
  return arrival;
}

async function readAddress(): Promise<Arrival | null> {
  let consumed = 0;
  try {
    const { readPageAddress } = await import('./read-link');
    const arrival = await readPageAddress(() => {
      consumed = come;
    });
    return consumed === come ? arrival : null;
  } catch {
    return refusedArrival('unread');
  }
}
