import { parseIp } from '../address/parse-ip';
import type { NotConnected } from '../connect';
import { failureOf } from './failure-of';
import type { ResolveName } from './resolve-name';

/** How hosts become addresses, and which addresses may be asked. */
export interface AddressRules {
  readonly resolve: ResolveName;
  /** @param ip 4 or 16 bytes */
  isAllowedAddress(ip: Uint8Array): boolean;
}

/** The one address that is connected to: 4 or 16 bytes. */
export interface HostAddress {
  readonly kind: 'address';
  readonly ip: Uint8Array;
}

/** What a host is called in a URL without the brackets of IPv6. */
export function bareHost(url: URL): string {
  return url.hostname.replace(/^\[(.*)\]$/, '$1');
}

/**
 * The address of a URL's host. A name is resolved once, and refused where any of its addresses is not allowed: what one of them answers must not
 * depend on luck.
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
  // An answer that cannot be read is refused too.
  const allowed = addresses.filter((ip) => ip !== null).filter((ip) => isAllowedAddress(ip));
  if (allowed.length < addresses.length) return FORBIDDEN;
  const ip = allowed.find(({ length }) => length === 4) ?? allowed[0];
  return ip === undefined ? { kind: 'failure', failure: 'dns', detail: null } : { kind: 'address', ip };
}

/** Said of each address that is not allowed, whenever it shows. */
export const FORBIDDEN: NotConnected = { kind: 'failure', failure: 'private-address', detail: null };

/** An address in the plain spelling, which Node connects to without asking any resolver. */
export function addressText(ip: Uint8Array): string {
  if (ip.length === 4) return ip.join('.');
  const view = new DataView(ip.buffer, ip.byteOffset, ip.byteLength);
  const groups = Array.from({ length: 8 }, (_, index) => view.getUint16(index * 2).toString(16));
  return groups.join(':');
}
