import type { Refusal } from '../protocol';
import { isInBlocks } from './address-block';
import { parseIp } from './parse-ip';
import {
  globalUnicastIpv6,
  ipv4InLastBytes,
  sixToFour,
  specialIpv4,
  specialIpv6,
  teredo,
} from './special-addresses';

/** Rules of the gate. For addresses that a name resolves to, the caller must check `isAllowedAddress` itself. */
export interface TargetPolicy {
  readonly ports: readonly number[];
  /** `ip` has 4 or 16 bytes. */
  isAllowedAddress(ip: Uint8Array): boolean;
  /** `name` is in lower case, in Punycode, without a trailing dot. */
  isAllowedName(name: string): boolean;
}

/** Rules of a service that is open to strangers. */
export const publicInternet: TargetPolicy = {
  ports: [80, 443],
  isAllowedAddress: isPublicAddress,
  isAllowedName: isPublicName,
};

/** An address that may be requested, or the reason why it may not. */
export type Target =
  /** http or https, without credentials and fragment. */
  { readonly kind: 'url'; readonly url: URL } | { readonly kind: 'refused'; readonly reason: Refusal };

/** Maximum length in characters of the typed text, of a `Location`, and of the address that it resolves to. */
const LONGEST = 4_096;

/** A name has at most 253 characters, but more in typed form. Converting thousands of characters to Punycode is slow. */
const HOST_TOO_LONG = /^(?:[a-z][a-z0-9+.-]*:[/\\]*|[/\\]{2,})[^/\\?#]{1025}/i;

/** Matches `https://…`, and `mailto:…`, a scheme without a host. `localhost:8080` is a host with a port. */
const SCHEME = /^(?:[a-z][a-z0-9+.-]*:\/\/|[a-z][a-z0-9+-]*:(?!\d+(?:[/\\?#]|$)))/i;

/** A URL parser would read `ann:` as a scheme here. */
const NAME_AND_PASSWORD = /^(?!mailto:)[^/\\?#:@]*:[^/\\?#]*@/i;

const PORT_80 = /^[^/\\?#]*:80(?:[/\\?#]|$)/;

/**
 * Reads the typed text, a host with or without a port or any URL of the site, and returns the address of its robots.txt. Without a scheme it is https,
 * except on port 80. Never throws.
 */
export function readTarget(typed: string, policy: TargetPolicy): Target {
  const text = tidy(typed);
  // A path has no host. With `https://` prepended, its file name would become the host.
  if (text === null || /^[/\\]/.test(text)) return refused('no-address');
  if (NAME_AND_PASSWORD.test(text)) return refused('credentials');
  const url = parse(withScheme(text));
  if (url === null) return refused('no-address');
  const reason = objection(url, policy);
  return reason === null ? { kind: 'url', url: new URL('/robots.txt', url) } : refused(reason);
}

function withScheme(text: string): string {
  const isBareIpv6 = /^[^[]*:/.test(text) && parseIp(text) !== null;
  if (isBareIpv6) return `https://[${text}]`;
  if (SCHEME.test(text)) return text;
  return PORT_80.test(text) ? `http://${text}` : `https://${text}`;
}

/** Resolves the `Location` of a redirect against the address that sent it; path and query are kept. Never throws. */
export function readRedirect(location: string, base: URL, policy: TargetPolicy): Target {
  const text = tidy(location);
  const url = text === null ? null : parse(text, base);
  if (url === null || url.href.length > LONGEST) return refused('no-address');
  url.hash = '';
  const reason = objection(url, policy);
  return reason === null ? { kind: 'url', url } : refused(reason);
}

function refused(reason: Refusal): Target {
  return { kind: 'refused', reason };
}

/**
 * Removes what URL parsers ignore: tabs and line ends anywhere, white space and control characters at both ends. Null if the text is empty or too
 * long.
 */
function tidy(text: string): string | null {
  if (text.length > LONGEST) return null;
  const rest = text.replace(/[\t\n\r]/g, '').trim();
  return /[!-\uffff](?:.*[!-\uffff])?/s.exec(rest)?.[0] ?? null;
}

function parse(text: string, base?: URL): URL | null {
  return HOST_TOO_LONG.test(text) ? null : URL.parse(text, base);
}

function objection(url: URL, policy: TargetPolicy): Refusal | null {
  const isHttps = url.protocol === 'https:';
  if (!isHttps && url.protocol !== 'http:') return 'scheme';
  if (url.username !== '' || url.password !== '') return 'credentials';
  const port = url.port === '' ? (isHttps ? 443 : 80) : Number(url.port);
  return hostObjection(url.hostname, policy) ?? (policy.ports.includes(port) ? null : 'port');
}

/** Returns the reason to refuse a host, or null. `parseIp` recognises all IP addresses, because the URL parser has normalised their spelling. */
function hostObjection(hostname: string, policy: TargetPolicy): Refusal | null {
  const ip = parseIp(hostname);
  if (ip !== null) return policy.isAllowedAddress(ip) ? null : 'private-address';
  const name = hostname.replace(/\.$/, '');
  const isName = name.length <= 253 && name.split('.').every((label) => /^[a-z0-9_-]{1,63}$/.test(label));
  if (!isName) return 'no-address';
  return policy.isAllowedName(name) ? null : 'private-address';
}

/** Top-level domains without public sites. All except `arpa` aren't in the public DNS: only a hosts file or a private network can resolve them. */
const LOCAL: ReadonlySet<string> = new Set([
  'localhost', // RFC 6761
  'test', // RFC 6761
  'invalid', // RFC 6761
  'example', // RFC 6761. example.com, .net and .org are real sites.
  'local', // mDNS. RFC 6762
  'onion', // Tor. RFC 7686
  'alt', // Names outside of the DNS. RFC 9476
  'arpa', // home.arpa (RFC 8375), service.arpa (RFC 9665) and so on: infrastructure, no sites. RFC 3172
  'internal', // Set aside by ICANN for private use; names of metadata services too.
  // Networks beside the DNS, whose gateways answer in a private network. Proposed as special names with `onion`: draft-grothoff-iesg-special-use-p2p-names
  'i2p',
  'bit',
  'exit',
  'gnu',
  'zkey',
  // Used by private networks, according to RFC 6762, appendix G.
  'intranet',
  'private',
  'corp',
  'home',
  'lan',
  'mail', // ICANN delegates it to no one, like corp and home.
  'localdomain', // In /etc/hosts of many systems.
]);

/** Returns whether a public site may have this name, in lower case and without a trailing dot. A name without any dot is not public. */
function isPublicName(name: string): boolean {
  const lastDot = name.lastIndexOf('.');
  return lastDot > 0 && !LOCAL.has(name.slice(lastDot + 1));
}

/**
 * Returns whether an address of 4 or 16 bytes is on the public internet, so that a site may have it. An IPv6 address that contains an IPv4 address is
 * public only if that one is. A network's NAT64 may use other prefixes, which can't be known here.
 */
export function isPublicAddress(ip: Uint8Array): boolean {
  if (ip.length === 4) return !isInBlocks(ip, specialIpv4);
  if (ip.length !== 16) return false;
  if (isInBlocks(ip, ipv4InLastBytes)) return isPublicAddress(ip.subarray(12));
  if (isInBlocks(ip, teredo))
    return isPublicAddress(ip.subarray(4, 8)) && isPublicAddress(ip.subarray(12).map((byte) => ~byte));
  if (!isInBlocks(ip, globalUnicastIpv6) || isInBlocks(ip, specialIpv6)) return false;
  if (isInBlocks(ip, sixToFour) && !isPublicAddress(ip.subarray(2, 6))) return false;
  return !isIsatap(ip) || isPublicAddress(ip.subarray(12));
}

/** ISATAP: under any prefix, a marker followed by the IPv4 address of the tunnel's other end. RFC 5214 */
function isIsatap(ip: Uint8Array): boolean {
  // The second-lowest bit of the first byte marks the IPv4 address as globally unique.
  return ((ip[8] ?? 0) & 0xfd) === 0 && ip[9] === 0 && ip[10] === 0x5e && ip[11] === 0xfe;
}
