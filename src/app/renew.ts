/*
 * Loads a page anew whose files are gone, because a cache still had the page of an earlier release. In the syntax of old browsers, for the first scripts of both pages.
 */

/** The last parameter of a query that makes an address new to every cache: `fresh`, and the time in milliseconds. */
const FRESH = /[?&]fresh=\d+$/;

/** Returns the address that no cache knows; null if this is one already, so that a page is loaded anew only once. */
export function freshAddress(address: Pick<Location, 'pathname' | 'search' | 'hash'>): string | null {
  const search = address.search;
  if (FRESH.test(search)) return null;
  return [address.pathname, search, search === '' ? '?' : '&', 'fresh=', Date.now(), address.hash].join('');
}

/** Returns a query without what `freshAddress` added. */
export function withoutFresh(search: string): string {
  return search.replace(FRESH, '');
}
