import type { FetchFailure } from '../../../service/protocol';

/** In UTF-16 units, of a `Location` and of the address that it leads to, as in the fetch service. */
const LONGEST_ADDRESS = 4_096;
/** Of an address that is not followed, as in the fetch service. */
const LONGEST_SHOWN = 500;
/** The name of a host that is none. Converting thousands of characters to Punycode takes long. */
const HOST_TOO_LONG = /^(?:[a-z][a-z0-9+.-]*:[/\\]*|[/\\]{2,})[^/\\?#]{1025}/i;

/** The address that a redirect leads to, without what no server gets to see in it; or why that is none to ask. */
export function targetOf(
  location: string,
  base: string,
): string | { readonly failure: FetchFailure; readonly url: string } {
  const shown = location.slice(0, LONGEST_SHOWN);
  const isTooLong = location.length > LONGEST_ADDRESS || HOST_TOO_LONG.test(location);
  const url = isTooLong ? null : URL.parse(location, base);
  if (url === null || url.href.length > LONGEST_ADDRESS) return { failure: 'bad-redirect', url: shown };
  if (!/^https?:$/.test(url.protocol)) return { failure: 'scheme', url: shown };
  url.username = '';
  url.password = '';
  url.hash = '';
  return url.href;
}
