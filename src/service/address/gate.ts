import type { Refusal } from '../protocol';
import { isPublicAddress } from './is-public-address';
import { parseIp } from './parse-ip';

/** What the gate lets through. Addresses that names resolve to are for the caller to judge, with `isAllowedAddress`. */
export interface TargetPolicy {
  readonly ports: readonly number[];
  /** Of 4 or 16 bytes. */
  isAllowedAddress(ip: Uint8Array): boolean;
  /** In lower case, international names in Punycode, without a dot at the end. */
  isAllowedName(name: string): boolean;
}

/** The rules of a service that strangers may ask. */
export const publicInternet: TargetPolicy = {
  ports: [80, 443],
  isAllowedAddress: isPublicAddress,
  isAllowedName: isPublicName,
};

/** An address that may be asked, or why it may not. */
export type Target =
  /** http or https, without credentials and fragment. */
  { readonly kind: 'url'; readonly url: URL } | { readonly kind: 'refused'; readonly reason: Refusal };

/** In characters, of what is typed, of a `Location`, and of the address that it leads to. */
const LONGEST = 4_096;

/** A name has at most 253 characters, more as it is typed; converting thousands of characters to Punycode takes long. */
const HOST_TOO_LONG = /^(?:[a-z][a-z0-9+.-]*:[/\\]*|[/\\]{2,})[^/\\?#]{1025}/i;

/** `https://…`, and `mailto:…`: a scheme without a host. `localhost:8080` is a host with a port. */
const SCHEME = /^(?:[a-z][a-z0-9+.-]*:\/\/|[a-z][a-z0-9+-]*:(?!\d+(?:[/\\?#]|$)))/i;

/** A URL parser takes `ann:` for a scheme here. */
const NAME_AND_PASSWORD = /^(?!mailto:)[^/\\?#:@]*:[^/\\?#]*@/i;

const PORT_80 = /^[^/\\?#]*:80(?:[/\\?#]|$)/;

/**
 * The address of the robots.txt for what somebody typed: a host, with or without a port, or any URL of the site. Without a scheme it is https,
 * except on port 80. Never throws, whatever is typed.
 */
export function readTarget(typed: string, policy: TargetPolicy): Target {
  const text = tidy(typed);
  // A path has no host; `https:///robots.txt` would make one of its name.
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

/** The address that a redirect leads to, by its `Location` and the address that answered with it; path and query are kept. Never throws. */
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

/** Without what URL parsers leave out: tabs and line ends anywhere, white space and control characters around. Null where that is nothing, or too long. */
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

/** The URL parser has brought every spelling of a literal address to its plain form. */
function hostObjection(hostname: string, policy: TargetPolicy): Refusal | null {
  const ip = parseIp(hostname);
  if (ip !== null) return policy.isAllowedAddress(ip) ? null : 'private-address';
  const name = hostname.replace(/\.$/, '');
  const isName = name.length <= 253 && name.split('.').every((label) => /^[a-z0-9_-]{1,63}$/.test(label));
  if (!isName) return 'no-address';
  return policy.isAllowedName(name) ? null : 'private-address';
}

/** Endings that the public DNS does not have, so that only a machine's own list or a private network can give them an address. */
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
  // What networks use for themselves by RFC 6762, appendix G.
  'intranet',
  'private',
  'corp',
  'home',
  'lan',
  'localdomain', // In /etc/hosts of many systems.
]);

/** Whether a name, in lower case and without a dot at the end, can be that of a site on the public internet. A name without any dot cannot. */
function isPublicName(name: string): boolean {
  const lastDot = name.lastIndexOf('.');
  return lastDot > 0 && !LOCAL.has(name.slice(lastDot + 1));
}
