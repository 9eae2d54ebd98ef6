import { encodePercent } from '../../../engine/source';
import { runOnSite } from './run-on-site';

/**
 * Returns the address of the bookmark: a script for the page on which it is clicked, which opens the tester
 * at this address.
 * @param elsewhere the message shown on pages that don't belong to a site
 */
export function bookmarkCode(tester: string, elsewhere: string): string {
  const called = [tester, elsewhere].map((text) => JSON.stringify(text)).join();
  return `javascript:${encodePercent(`void(${runOnSite})(${called})`)}`;
}
