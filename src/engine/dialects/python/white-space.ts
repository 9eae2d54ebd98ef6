/**
 * Non-ASCII white space by `str.isspace` (Unicode 14, as in CPython 3.11). Unlike in JavaScript, it includes
 * U+0085 and excludes U+FEFF.
 */
const BEYOND_ASCII =
  '\u0085\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000';

/** Implements `str.strip()`. */
export function strip(text: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && isWhiteSpace(text.charCodeAt(from))) from++;
  while (to > from && isWhiteSpace(text.charCodeAt(to - 1))) to--;
  return text.slice(from, to);
}

/**
 * Returns whether a text contains one of the separators 0x1C to 0x1F, which are white space to `str.strip`
 * but not to `int`.
 */
export function hasSeparator(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (isSeparator(text.charCodeAt(at))) return true;
  return false;
}

function isWhiteSpace(unit: number): boolean {
  if (unit < 0x80) return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d) || isSeparator(unit);
  return BEYOND_ASCII.includes(String.fromCharCode(unit));
}

function isSeparator(unit: number): boolean {
  return unit >= 0x1c && unit <= 0x1f;
}
