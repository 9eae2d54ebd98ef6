/** Shape of a rule's value. Each wrong shape has one rule, so that a mistake is reported once. */
export type PathShape =
  | 'empty'
  /** Begins like a path pattern, with `/` or `*`. */
  | 'rooted'
  /** Inside quotes, or after one. */
  | 'quoted'
  /** URL with its host. */
  | 'full-url'
  /** Folders separated by backslashes. */
  | 'backslash'
  /** A regular expression. */
  | 'regex'
  /** A word like "all". */
  | 'word'
  /** Anything else: a path without its beginning. */
  | 'bare';

/** Longer values aren't examined. */
const LONGEST = 2_000;

/**
 * Matches a scheme, `www.`, a host of at least three parts, or one with a common ending. Other values of two parts, such as
 * `v1.2/a` and `a.html`, are names of pages.
 */
const FULL_URL =
  /^(?:https?:\/\/|www\.[a-z0-9.-]+\.[a-z]{2,}(?:\/|$)|(?:[a-z0-9-]+\.){2,9}[a-z]{2,}\/|[a-z0-9-]+\.(?:com|org|net|edu|gov)(?:\/|$))/i;
/** Escapes and brackets that only regular expressions have. A class such as `\d` doesn't count if a word continues after it. */
const REGEX = /\\[.?*+^$()[\]{}|/-]|\\[dwsDWS](?![A-Za-z])|\)[*+?]|\.[*+]/;
const WORD =
  /^(?:all|any|everything|everyone|none|nothing|yes|no|true|false|on|off|site|website|entire site|whole site)$/i;

/** Returns the shape of a rule's value. If several match, the order above applies, except that `regex` precedes `quoted`. */
export function pathShape(value: string): PathShape {
  if (value === '') return 'empty';
  const first = value.charCodeAt(0);
  const isRooted = first === SLASH || first === STAR;
  if (isRooted && !value.includes('\\')) return 'rooted';
  if (value.length > LONGEST) return isRooted ? 'rooted' : 'bare';
  if (first === CARET || REGEX.test(value) || encloses(value, '(', '|') || encloses(value, '[', ']'))
    return 'regex';
  if (/^["'`“”„‟«‘’‚‛]/.test(value)) return 'quoted';
  if (FULL_URL.test(value)) return 'full-url';
  if (value.includes('\\')) return 'backslash';
  return WORD.test(value) ? 'word' : 'bare';
}

/** Returns whether a closing sign comes after an opening one. */
function encloses(value: string, opening: string, closing: string): boolean {
  const from = value.indexOf(opening);
  return from >= 0 && value.lastIndexOf(closing) > from;
}

const SLASH = 0x2f;
const STAR = 0x2a;
const CARET = 0x5e;
