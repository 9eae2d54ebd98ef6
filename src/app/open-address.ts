import { type Arrival, addressToRead, clearAddress, refusedArrival } from '../store';

/** Counts the addresses that came: of several, only the last counts. */
let come = 0;
/** The reading under way. The next one waits for it, so that many addresses cost one worker at a time. */
let reading: Promise<unknown> = Promise.resolve();

/**
 * Reads what the page's address brings, once, and removes it there. Null where it brings nothing, or another address came meanwhile. It stays where
 * the part that reads it does not arrive, so that a reload can try again.
 */
export function openAddress(): Promise<Arrival | null> {
  if (addressToRead(location) === null) return Promise.resolve(null);
  come += 1;
  const own = come;
  // A reading that was still starting has taken the newest address.
  const arrival = reading.then(() =>
    own === come && addressToRead(location) !== null ? readAddress() : null,
  );
  reading = arrival;
  return arrival;
}

async function readAddress(): Promise<Arrival | null> {
  let consumed = 0;
  try {
    const { readLinkInWorker } = await import('./read-link');
    const arrival = await readLinkInWorker(() => {
      const address = addressToRead(location);
      if (address !== null) clearAddress(location, history);
      consumed = come;
      return address;
    });
    return consumed === come ? arrival : null;
  } catch {
    return refusedArrival('unread');
  }
}
