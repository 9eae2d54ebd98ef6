import { parameterNames } from './parameter-names';

/** The parts of an address after its path, without `#` and `?`. */
export interface Address {
  readonly fragment: string;
  readonly query: string;
}

/** Returns the page's address; null if it has neither a fragment nor a known parameter. */
export function addressToRead({ hash, search }: Pick<Location, 'hash' | 'search'>): Address | null {
  const address = { fragment: hash.slice(1), query: search.slice(1) };
  return address.fragment === '' && !address.query.split('&').some(isOurs) ? null : address;
}

/**
 * Removes the fragment and the known parameters, so that neither text nor URL stays in the address or the
 * history. Keeps other query parameters.
 */
export function clearAddress(location: Location, history: History): void {
  const kept = location.search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !isOurs(part));
  const query = kept.length > 0 ? `?${kept.join('&')}` : '';
  // An absolute address, because a path that starts with two slashes would be read as a host.
  history.replaceState(history.state, '', location.origin + location.pathname + query);
}

function isOurs(part: string): boolean {
  const [name] = part.split('=', 1);
  return parameterNames.some((known) => known === name);
}
