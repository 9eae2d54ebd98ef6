import { parseIp } from './parse-ip';

/** A block of addresses: those whose first `length` bits equal those of `first`. */
export interface AddressBlock {
  readonly first: Uint8Array;
  readonly length: number;
}

/** Parses a block in the registries' notation, such as `10.0.0.0/8`. Throws for anything else, because all blocks are constants of this program. */
export function addressBlock(written: string): AddressBlock {
  const [address = '', length = ''] = written.split('/');
  const first = parseIp(address);
  if (first === null || !/^\d{1,3}$/.test(length) || Number(length) > first.length * 8)
    throw new Error(`${written} is no block of addresses`);
  return { first, length: Number(length) };
}

/** Returns whether an address is in one of the blocks. A block never contains addresses of the other family (IPv4 or IPv6). */
export function isInBlocks(ip: Uint8Array, blocks: readonly AddressBlock[]): boolean {
  return blocks.some(({ first, length }) => first.length === ip.length && sharedBits(first, ip) >= length);
}

/** Counts the leading bits that two addresses share. */
function sharedBits(a: Uint8Array, b: Uint8Array): number {
  const at = a.findIndex((byte, index) => byte !== b[index]);
  return at < 0 ? a.length * 8 : at * 8 + Math.clz32((a[at] ?? 0) ^ (b[at] ?? 0)) - 24;
}
