import type { Address } from '../address';
import type { Arrival } from '../state';
import { type ReadingOptions, readAddressWith } from './read-address-with';
import { readShareCode } from './share-code';

/** Reads an address as `readAddressWith` does, with its share code. */
export function readAddress(address: Address, options?: ReadingOptions): Promise<Arrival> {
  return readAddressWith(readShareCode, address, options);
}
