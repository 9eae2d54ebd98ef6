import type { Address } from '../address';
import type { Arrival } from '../state';
import { readAddress } from './read-address';
import { readSiteCode, SITE_CODE } from './site-code';

/** Reads the address of the page itself, to which the bookmark brings files of sites beside all that other addresses bring. */
export function readPageAddress(address: Address): Promise<Arrival> {
  return SITE_CODE.test(address.fragment) ? readSiteCode(address.fragment) : readAddress(address);
}
