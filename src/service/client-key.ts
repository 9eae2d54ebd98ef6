import { parseIp } from './address/parse-ip';

/** The first 12 bytes of an IPv4 address in the form of IPv6, as sockets that take both tell it (RFC 4291 section 2.5.5.2). */
const MAPPED = '0.0.0.0.0.0.0.0.0.0.255.255';

/** Bytes of the IPv6 networks that one customer of a provider may have: a /64, a /56 or a /48 (RFC 6177). */
const NETWORKS = [8, 7, 6] as const;

/**
 * Names under which a client is counted, the narrowest first: an IPv4 address, or the /64, the /56 and the /48 of an IPv6 address. Everything that is no
 * address is one client.
 * @param address as the socket reports it, or a proxy
 */
export function clientKeys(address: string): readonly string[] {
  const bytes = plainBytes(address);
  if (bytes === null) return ['unknown'];
  return bytes.length === 4
    ? [bytes.join('.')]
    : NETWORKS.map((length) => bytes.subarray(0, length).join('.'));
}

/**
 * The client's address behind proxies that are trusted by their own addresses: the last of `X-Forwarded-For` that is none of them. Everything before
 * it may be invented by the client.
 */
export function clientAddress(
  socketAddress: string,
  forwardedFor: string | null,
  trustedProxies: readonly string[],
): string {
  const trusted = new Set(trustedProxies.map(canonical));
  if (forwardedFor === null || !trusted.has(canonical(socketAddress))) return socketAddress;
  const named = forwardedFor.split(',').map((part) => withoutPort(part.trim()));
  return named.findLast((address) => !trusted.has(canonical(address))) ?? socketAddress;
}

/** One spelling of an address; the text itself where it is none. */
function canonical(address: string): string {
  return plainBytes(address)?.join('.') ?? address;
}

/** The bytes of an address: 4 of an IPv4 address, in either form. */
function plainBytes(address: string): Uint8Array | null {
  const bytes = parseIp(address);
  return bytes?.subarray(0, 12).join('.') === MAPPED ? bytes.subarray(12) : bytes;
}

/** Some proxies write the client's port behind its address. */
function withoutPort(address: string): string {
  return address.replace(/^([\d.]+):\d+$/, '$1').replace(/^\[(.*)\](?::\d+)?$/, '$1');
}
