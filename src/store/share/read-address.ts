import type { Address } from '../address';
import type { Arrival } from '../state';
import { type ReadingOptions, readAddressWith } from './read-address-with';
import { readShareCode } from './share-code';
import { readSiteCode, SITE_CODE } from './site-code';

/** Reads an address as `readAddressWith` does, with its share code. */
export function readAddress(address: Address, options?: ReadingOptions): Promise<Arrival> {
  return readAddressWith(readShareCode, address, options);
}

/** Reads the page's own address, which may contain a site's file from the bookmark besides everything that other addresses may contain. */
export function readPageAddress(address: Address): Promise<Arrival> {
  return SITE_CODE.test(address.fragment) ? readSiteCode(address.fragment) : readAddress(address);
}
