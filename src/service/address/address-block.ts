import { parseIp } from './parse-ip';

/** A block of addresses: all whose first `length` bits are those of `first`. */
export interface AddressBlock {
  readonly first: Uint8Array;
  readonly length: number;
}

/** Reads a block as the registries write it, such as `10.0.0.0/8`. Throws where it is none: the blocks are written in this program. */
export function addressBlock(written: string): AddressBlock {
  const [address = '', length = ''] = written.split('/');
  const first = parseIp(address);
  if (first === null || !/^\d{1,3}$/.test(length) || Number(length) > first.length * 8)
    throw new Error(`${written} is no block of addresses`);
  return { first, length: Number(length) };
}

/** Whether an address lies in one of the blocks. A block of the other family has none of its addresses. */
export function isInBlocks(ip: Uint8Array, blocks: readonly AddressBlock[]): boolean {
  return blocks.some(({ first, length }) => first.length === ip.length && sharedBits(first, ip) >= length);
}

/** How many bits two addresses have in common before the first that differs. */
function sharedBits(a: Uint8Array, b: Uint8Array): number {
  const at = a.findIndex((byte, index) => byte !== b[index]);
  return at < 0 ? a.length * 8 : at * 8 + Math.clz32((a[at] ?? 0) ^ (b[at] ?? 0)) - 24;
}
