import { isOurs } from './address';

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
