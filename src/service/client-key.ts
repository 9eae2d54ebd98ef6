import { parseIp } from './address/parse-ip';

/**
 * Under which name a client is counted: its address, of IPv6 the first 64 bits, for one client has all that follow.
 * @param address as the socket tells it, or a proxy
 */
export function clientKey(address: string): string {
  const bytes = parseIp(address);
  if (bytes === null) return 'unknown';
  return bytes.subarray(0, bytes.length === 4 ? 4 : 8).join('.');
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
  const named = forwardedFor.split(',').map((part) => part.trim());
  return named.findLast((address) => !trusted.has(canonical(address))) ?? socketAddress;
}

/** One spelling of an address; the text itself where it is none. */
function canonical(address: string): string {
  return parseIp(address)?.join('.') ?? address;
}
