import { type AddressBlock, isInBlocks, readAddressBlock } from './address/address-block';
import { parseIp } from './address/parse-ip';

/** The first 12 bytes of an IPv4-mapped IPv6 address, as dual-stack sockets report it (RFC 4291 section 2.5.5.2). */
const MAPPED = '0.0.0.0.0.0.0.0.0.0.255.255';
const MAPPED_BITS = 96;

/** Prefix lengths in bytes of the IPv6 networks that one customer of a provider may have: a /64, a /56 or a /48 (RFC 6177). */
const NETWORKS = [8, 7, 6] as const;

/**
 * Returns the keys under which a client is counted, narrowest first: an IPv4 address, or the /64, the /56 and the /48 of an IPv6 address. Anything
 * that isn't an address counts as one client, `unknown`.
 * @param address as reported by the socket or a proxy
 */
export function clientKeys(address: string): readonly string[] {
  const bytes = plainBytes(address);
  if (bytes === null) return ['unknown'];
  return bytes.length === 4
    ? [bytes.join('.')]
    : NETWORKS.map((length) => bytes.subarray(0, length).join('.'));
}

/**
 * Returns the client's address. If the socket's address is a trusted proxy's, this is the last entry of `X-Forwarded-For` that isn't a trusted proxy. The
 * client may have forged earlier entries.
 * @param trustedProxies from `proxyBlock`
 */
export function clientAddress(
  socketAddress: string,
  forwardedFor: string | null,
  trustedProxies: readonly AddressBlock[],
): string {
  if (forwardedFor === null || !isTrusted(socketAddress, trustedProxies)) return socketAddress;
  const named = forwardedFor.split(',').map((part) => withoutPort(part.trim()));
  return named.findLast((address) => !isTrusted(address, trustedProxies)) ?? socketAddress;
}

/** Returns whether this is the address of a trusted proxy. */
export function isTrusted(address: string, trustedProxies: readonly AddressBlock[]): boolean {
  const bytes = plainBytes(address);
  return bytes !== null && isInBlocks(bytes, trustedProxies);
}

/** Parses the address of a proxy, or a block such as `10.0.0.0/8`; null for anything else. IPv4-mapped IPv6 addresses become IPv4. */
export function proxyBlock(written: string): AddressBlock | null {
  const address = parseIp(written);
  const block = address === null ? readAddressBlock(written) : { first: address, length: address.length * 8 };
  if (block === null || block.length < MAPPED_BITS || block.first.length === 4) return block;
  const first = withoutMapping(block.first);
  return first === block.first ? block : { first, length: block.length - MAPPED_BITS };
}

/** Parses an address. An IPv4-mapped IPv6 address becomes the 4 bytes of the IPv4 address. */
function plainBytes(address: string): Uint8Array | null {
  const bytes = parseIp(address);
  return bytes && withoutMapping(bytes);
}

function withoutMapping(bytes: Uint8Array): Uint8Array {
  return bytes.length > 4 && bytes.subarray(0, 12).join('.') === MAPPED ? bytes.subarray(12) : bytes;
}

/** Removes the port that some proxies append to the client's address. */
function withoutPort(address: string): string {
  return address.replace(/^([\d.]+):\d+$/, '$1').replace(/^\[(.*)\](?::\d+)?$/, '$1');
}
