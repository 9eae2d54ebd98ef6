import { encodePercent } from '../../../engine/source';
import { runOnSite } from './run-on-site';

/**
 * The address of the bookmark: a script for the page on which it is pressed, which opens the tester at this address.
 * @param elsewhere what it says where there is no site
 */
export function bookmarkCode(tester: string, elsewhere: string): string {
  const called = [tester, elsewhere].map((text) => JSON.stringify(text)).join();
  return `javascript:${encodePercent(`void(${runOnSite})(${called})`)}`;
}
