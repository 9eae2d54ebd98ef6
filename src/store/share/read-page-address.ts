import type { Address } from '../address';
import type { Arrival } from '../state';
import { readAddress } from './read-address';
import { readSiteCode, SITE_CODE } from './site-code';

/** Reads the page's own address, which may contain a site's file from the bookmark besides everything that other addresses may contain. */
export function readPageAddress(address: Address): Promise<Arrival> {
  return SITE_CODE.test(address.fragment) ? readSiteCode(address.fragment) : readAddress(address);
}
