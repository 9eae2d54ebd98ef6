import { parseIp } from '../address/parse-ip';
import type { NotConnected } from '../connect';
import { failureOf } from './failure-of';
import type { ResolveName } from './resolve-name';

/** Name resolution, and the addresses that may be contacted. */
export interface AddressRules {
  readonly resolve: ResolveName;
  /** @param ip 4 or 16 bytes */
  isAllowedAddress(ip: Uint8Array): boolean;
}

/** The address to connect to: 4 or 16 bytes. */
export interface HostAddress {
  readonly kind: 'address';
  readonly ip: Uint8Array;
}

/** Returns the host name of a URL without the brackets of IPv6. */
export function bareHost(url: URL): string {
  return url.hostname.replace(/^\[(.*)\]$/, '$1');
}

/**
 * Resolves the address of a URL's host. A name is resolved once. It is refused if any of its addresses isn't allowed, so that the result doesn't
 * depend on which one is chosen.
 */
export async function hostAddress(
  url: URL,
  { resolve, isAllowedAddress }: AddressRules,
  signal: AbortSignal,
): Promise<HostAddress | NotConnected> {
  const host = bareHost(url);
  const literal = parseIp(host);
  if (literal !== null) return isAllowedAddress(literal) ? { kind: 'address', ip: literal } : FORBIDDEN;
  let answers: readonly string[];
  try {
    answers = await resolve(host, signal);
  } catch (error) {
    return failureOf(error, 'dns');
  }
  const addresses = answers.map(parseIp);
  // Addresses that can't be parsed are refused, too.
  const allowed = addresses.filter((ip) => ip !== null).filter((ip) => isAllowedAddress(ip));
  if (allowed.length < addresses.length) return FORBIDDEN;
  const ip = allowed.find(({ length }) => length === 4) ?? allowed[0];
  return ip === undefined ? { kind: 'failure', failure: 'dns', detail: null } : { kind: 'address', ip };
}

/** The failure for every forbidden address, wherever it is found. */
export const FORBIDDEN: NotConnected = { kind: 'failure', failure: 'private-address', detail: null };

/** Formats an address so that Node connects to it without a lookup. */
export function addressText(ip: Uint8Array): string {
  if (ip.length === 4) return ip.join('.');
  const view = new DataView(ip.buffer, ip.byteOffset, ip.byteLength);
  const groups = Array.from({ length: 8 }, (_, index) => view.getUint16(index * 2).toString(16));
  return groups.join(':');
}
