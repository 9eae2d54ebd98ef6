import { type Arrival, addressToRead, clearAddress, refusedArrival } from '../store';

/** Counts the addresses that were begun: of several, only the last counts. */
let begun = 0;

/**
 * Reads what the page's address brings, once, and removes it there. Null where it brings nothing, or another address came meanwhile. It stays where
 * the part that reads it does not arrive, so that a reload can try again.
 */
export async function openAddress(): Promise<Arrival | null> {
  if (addressToRead(location) === null) return null;
  begun += 1;
  const own = begun;
  const reader = await import('../store/share').catch(() => null);
  if (reader === null) return refusedArrival('unread');
  // As it is now: it may have changed while the reader was loaded.
  const address = addressToRead(location);
  if (address === null) return null;
  clearAddress(location, history);
  const arrival = await reader.readPageAddress(address);
  return own === begun ? arrival : null;
}
