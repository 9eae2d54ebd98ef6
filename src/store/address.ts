import { parameterNames } from './parameter-names';

/** What stands in an address behind its path, without `#` and `?`. */
export interface Address {
  readonly fragment: string;
  readonly query: string;
}

/** What the page's address brings; null where it brings nothing. */
export function addressToRead({ hash, search }: Pick<Location, 'hash' | 'search'>): Address | null {
  const address = { fragment: hash.slice(1), query: search.slice(1) };
  return address.fragment === '' && !address.query.split('&').some(isOurs) ? null : address;
}

/** Removes what was read, so that neither text nor URL stays in the address or the history. Other parts of the query stay. */
export function clearAddress(location: Location, history: History): void {
  const kept = location.search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !isOurs(part));
  const query = kept.length > 0 ? `?${kept.join('&')}` : '';
  // Whole: a path that begins with two slashes would be read as a host.
  history.replaceState(history.state, '', location.origin + location.pathname + query);
}

function isOurs(part: string): boolean {
  const [name] = part.split('=', 1);
  return parameterNames.some((known) => known === name);
}
