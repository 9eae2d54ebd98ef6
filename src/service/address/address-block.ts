import { parseIp } from './parse-ip';

/** A block of addresses: those whose first `length` bits equal those of `first`. */
export interface AddressBlock {
  readonly first: Uint8Array;
  readonly length: number;
}

/** Parses a block in the registries' notation, such as `10.0.0.0/8`. Null for anything else. */
export function readAddressBlock(written: string): AddressBlock | null {
  const [address = '', length = '', ...more] = written.split('/');
  const first = parseIp(address);
  if (first === null || !/^\d{1,3}$/.test(length) || Number(length) > first.length * 8) return null;
  return more.length > 0 ? null : { first, length: Number(length) };
}

/** Parses a block that is a constant of this program. Throws for anything that isn't a block. */
export function addressBlock(written: string): AddressBlock {
  const block = readAddressBlock(written);
  if (block === null) throw new Error(`${written} is no block of addresses`);
  return block;
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
