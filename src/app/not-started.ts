import { pageNotStarted } from '../messages';
import { freshAddress } from './renew';
import { tell } from './tell-too-old';

/**
 * Says that the page hasn't started. If it may, loads it anew, once, from an address that no cache knows: a cache may have the page of an earlier release, whose
 * files are gone. Asks the host first, because without a connection the browser's own error page would take the place of this one. In the syntax of old
 * browsers.
 */
export function tellNotStarted(mayRenew: boolean): void {
  tell(pageNotStarted);
  const address = mayRenew ? freshAddress(location) : null;
  if (address === null || !('fetch' in window)) return;
  const renew = function onAnswer(response: Response): void {
    if (response.ok) location.replace(address);
  };
  fetch(address, { cache: 'no-store' }).then(renew, function stay() {});
}
