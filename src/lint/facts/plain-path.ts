import { looksLikeRegex } from './regex-signs';

/** A rooted value without white space and without signs of regular expressions. */
const CERTAIN = /^[/*][^\s\\^(+[{]*$/;

/**
 * Returns whether a value is evidently meant as one path pattern: it begins with `/` or `*`, contains no white space and isn't a regular
 * expression.
 */
export function isPlainPath(value: string): boolean {
  if (CERTAIN.test(value)) return true;
  return (value.startsWith('/') || value.startsWith('*')) && !/\s/.test(value) && !looksLikeRegex(value);
}
