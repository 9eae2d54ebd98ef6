import { pathShape } from './path-shape';

/** A rooted value without any of these isn't a regular expression. */
const CANDIDATE = /[\\^(+[{]/;

/**
 * Signs that rooted path patterns don't need: escaped signs, `\d+`, `(a|b)`, `(.*`, `.+`, `[a-z`, `{2,}`. Not `.*`, which is a dot and a
 * star in a path pattern, nor brackets alone, which occur in queries.
 */
const SIGNS =
  /\\[.?+()[\]$^|/]|\\[dwsDWS][+*{]|\([^()|]*\|[^()]*\)|\(\.[*+]|\.\+|\[\^?(?:a-z|A-Z|0-9)|\{\d+,\d*\}/;

/** Returns whether a path is evidently meant as a regular expression. */
export function looksLikeRegex(value: string): boolean {
  const shape = pathShape(value);
  return shape === 'regex' || (shape === 'rooted' && CANDIDATE.test(value) && SIGNS.test(value));
}
