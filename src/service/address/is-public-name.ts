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
export function isPublicName(name: string): boolean {
  const lastDot = name.lastIndexOf('.');
  return lastDot > 0 && !LOCAL.has(name.slice(lastDot + 1));
}
