import { type Arrival, addressToRead, clearAddress } from '../store';

/**
 * Reads what the page's address brings, once, and removes it there. Null where it brings nothing. It stays where the part that reads it does not
 * arrive, so that a reload can try again.
 */
export async function openAddress(): Promise<Arrival | null> {
  const address = addressToRead(location);
  if (address === null) return null;
  const reader = await import('../store/share').catch(() => null);
  if (reader === null) return UNREAD;
  clearAddress(location, history);
  return reader.readAddress(address);
}

const UNREAD: Arrival = {
  content: null,
  question: {},
  view: null,
  theme: null,
  problem: 'unread',
  dropped: [],
  other: new Map(),
};
