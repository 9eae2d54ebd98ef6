import type { LintLine } from '../lint-line';

/** A directive that stands in a line behind another one. Offsets are UTF-16 units in the file's text. */
export interface InnerDirective {
  /** The field in lower case. */
  readonly name: string;
  readonly value: string;
  readonly from: number;
  /** Where the white space in front of it begins. */
  readonly blankFrom: number;
}

/** The directives of one line. */
export interface DirectivesInLine {
  /** The value of the first, up to the second. */
  readonly firstValue: string;
  readonly rest: readonly InnerDirective[];
}

/** A field that is known to crawlers, behind white space and with its colon. */
const INNER = /[ \t](user-agent|disallow|allow|sitemap|crawl-delay|noindex)[ \t]{0,8}:[ \t]*/gi;
const LONGEST_VALUE = 20_000;
const MOST = 1000;

/** What else stands in a line of a user-agent, allow, disallow or sitemap; null where it holds one directive, as it should. */
export function directivesIn({
  value,
  valueFrom,
}: Pick<LintLine, 'value' | 'valueFrom'>): DirectivesInLine | null {
  if (!value.includes(':') || value.length > LONGEST_VALUE) return null;
  // A line may have lost its first value: "User-agent: Disallow: /".
  const text = ` ${value}`;
  const starts = [...text.matchAll(INNER)].slice(0, MOST);
  if (starts.length === 0) return null;
  const rest = starts.map((found, index): InnerDirective => {
    const from = found.index + 1;
    const to = starts[index + 1]?.index ?? text.length;
    const blankFrom = text.slice(0, from).trimEnd().length;
    return {
      name: (found[1] as string).toLowerCase(),
      value: text.slice(found.index + found[0].length, to).trim(),
      from: valueFrom + from - 1,
      blankFrom: valueFrom + Math.max(0, blankFrom - 1),
    };
  });
  return { firstValue: text.slice(0, starts[0]?.index).trim(), rest };
}
