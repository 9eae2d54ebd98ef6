import type { LintLine } from '../lint-line';

/** A directive after another one on the same line. Offsets are UTF-16 units in the file's text. */
export interface InnerDirective {
  /** Field in lower case. */
  readonly name: string;
  readonly value: string;
  readonly from: number;
  /** Start of the white space before it. */
  readonly blankFrom: number;
  /** End of its value. */
  readonly to: number;
  /** True if nothing separates it from the value before it. */
  readonly isGlued: boolean;
}

/** The directives of one line. */
export interface DirectivesInLine {
  /** Value of the first directive, up to the second. */
  readonly firstValue: string;
  readonly rest: readonly InnerDirective[];
}

/** A known field after white space, with its colon. */
const INNER = /[ \t](user-agent|disallow|allow|sitemap|crawl-delay|noindex)[ \t]{0,8}:[ \t]*/gi;
/** A known field directly after a value, with its colon and the start of its own value. */
const GLUED =
  /[^ \t](user-agent|disallow|(?<!dis)allow|sitemap|crawl-delay|noindex)[ \t]{0,8}:[ \t]*(?=([^ \t]{1,8}))/gi;
/** A sign that a word of a path begins after. */
const BEFORE_WORD = /^[/*$?&=]/;
const LONGEST_VALUE = 20_000;
const MOST = 1000;

/** Returns the directives in a user-agent, allow, disallow or sitemap line; null if it has only one, as it should. */
export function directivesIn({
  value,
  valueFrom,
}: Pick<LintLine, 'value' | 'valueFrom'>): DirectivesInLine | null {
  if (!value.includes(':') || value.length > LONGEST_VALUE) return null;
  // The first value may be missing: "User-agent: Disallow: /".
  const text = ` ${value}`;
  const starts = [...text.matchAll(INNER), ...[...text.matchAll(GLUED)].filter(isField)]
    .sort((a, b) => a.index - b.index)
    .slice(0, MOST);
  if (starts.length === 0) return null;
  const rest = starts.map((found, index): InnerDirective => {
    const from = found.index + 1;
    const to = text.slice(0, starts[index + 1]?.index ?? text.length).trimEnd().length;
    const blankFrom = text.slice(0, from).trimEnd().length;
    return {
      name: (found[1] as string).toLowerCase(),
      value: text.slice(Math.min(found.index + found[0].length, to), to),
      from: valueFrom + from - 1,
      blankFrom: valueFrom + Math.max(0, blankFrom - 1),
      to: valueFrom + to - 1,
      isGlued: blankFrom === from,
    };
  });
  return { firstValue: text.slice(0, rest[0] === undefined ? 0 : rest[0].from - valueFrom + 1).trim(), rest };
}

/** Returns whether a glued word is a field: it begins a word, and a value of its kind follows. */
function isField([text, name = '', value = '']: RegExpExecArray): boolean {
  if (!BEFORE_WORD.test(text) && !/^[A-Z]/.test(name)) return false;
  if (/^user/i.test(name)) return true;
  if (/^crawl/i.test(name)) return /^\d/.test(value);
  return /^sitemap/i.test(name) ? /^https?:/i.test(value) : /^[/*]/.test(value);
}
