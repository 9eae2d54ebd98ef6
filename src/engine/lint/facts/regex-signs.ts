import { pathShape } from './path-shape';

/** A rooted value without one of these is no regular expression. */
const CANDIDATE = /[\\^(+[{]/;

/**
 * What rooted path patterns have no use for: escaped signs, `\d+`, `(a|b)`, `(.*`, `.+`, `[a-z`, `{2,}`. Not `.*`, which is a point and a star in a
 * path pattern, nor brackets alone, which stand in queries.
 */
const SIGNS =
  /\\[.?+()[\]$^|/]|\\[dwsDWS][+*{]|\([^()|]*\|[^()]*\)|\(\.[*+]|\.\+|\[\^?(?:a-z|A-Z|0-9)|\{\d+,\d*\}/;

/** Whether a path is evidently meant as a regular expression. */
export function looksLikeRegex(value: string): boolean {
  const shape = pathShape(value);
  return shape === 'regex' || (shape === 'rooted' && CANDIDATE.test(value) && SIGNS.test(value));
}
