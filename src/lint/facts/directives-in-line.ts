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
}

/** The directives of one line. */
export interface DirectivesInLine {
  /** Value of the first directive, up to the second. */
  readonly firstValue: string;
  readonly rest: readonly InnerDirective[];
}

/** A known field after white space, with its colon. */
const INNER = /[ \t](user-agent|disallow|allow|sitemap|crawl-delay|noindex)[ \t]{0,8}:[ \t]*/gi;
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
  const starts = [...text.matchAll(INNER)].slice(0, MOST);
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
    };
  });
  return { firstValue: text.slice(0, starts[0]?.index).trim(), rest };
}
