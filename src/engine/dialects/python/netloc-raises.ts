import { isIpv6 } from './is-ipv6';

/**
 * Returns whether `urllib.parse.urlsplit` raises a ValueError for the part after `//`. Its reasons are
 * unbalanced brackets, brackets around anything but an IPv6 address or an address of a future version, and
 * characters that hide a delimiter (IDNA turns `℀` into `a/c`).
 */
export function netlocRaises(netloc: string): boolean {
  return bracketsRaise(netloc) || hidesDelimiter(netloc);
}

function bracketsRaise(netloc: string): boolean {
  const opening = netloc.indexOf('[');
  if (opening < 0) return netloc.includes(']');
  if (!netloc.includes(']')) return true;
  const host = netloc.slice(opening + 1).split(']', 1)[0] as string;
  return !/^v[\dA-Fa-f]+\..+$/s.test(host) && !isIpv6(host);
}

/** Implements `_checknetloc`. */
function hidesDelimiter(netloc: string): boolean {
  // Marks never hide a delimiter, and sorting a long run of them takes quadratic time.
  const visible = netloc.replace(/[@:#?]|\p{M}/gu, '');
  return /[/?#@:]/.test(visible.normalize('NFKC'));
}
