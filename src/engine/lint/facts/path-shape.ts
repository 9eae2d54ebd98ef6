/** What is wrong with the value of a rule as a whole, so that one mistake is spoken of by one lint rule only. */
export type PathShape =
  | 'empty'
  /** Begins as a path pattern does, with `/` or `*`. */
  | 'rooted'
  /** Between or behind quotes. */
  | 'quoted'
  /** An address with its host. */
  | 'full-url'
  /** Folders that are separated by backslashes. */
  | 'backslash'
  /** A regular expression. */
  | 'regex'
  /** A word like "all". */
  | 'word'
  /** Anything else: a path whose beginning is missing. */
  | 'bare';

/** Longer values are not looked at closely. */
const LONGEST = 2_000;

/** With a scheme, or with a host of three parts at least: `v1.2/a` and `a.html` are names of pages. */
const FULL_URL = /^(?:https?:\/\/|www\.[a-z0-9.-]+\.[a-z]{2,}(?:\/|$)|(?:[a-z0-9-]+\.){2,9}[a-z]{2,}\/)/i;
/** Escapes and brackets that only regular expressions have. A class such as `\d` is none where a word goes on. */
const REGEX = /\\[.?*+^$()[\]{}|/-]|\\[dwsDWS](?![A-Za-z])|\)[*+?]|\.[*+]/;
const WORD =
  /^(?:all|any|everything|everyone|none|nothing|yes|no|true|false|on|off|site|website|entire site|whole site)$/i;

/** The shape of a rule's value; the first that fits of those above. */
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

/** Whether a sign stands somewhere behind another. */
function encloses(value: string, opening: string, closing: string): boolean {
  const from = value.indexOf(opening);
  return from >= 0 && value.lastIndexOf(closing) > from;
}

const SLASH = 0x2f;
const STAR = 0x2a;
const CARET = 0x5e;
