import type { LintLine } from '../lint-line';

/** Text after a `#` that ends a rule's value without white space before it. */
export interface GluedHash {
  readonly at: number;
  /** Text up to the end of the line, without the sign. */
  readonly rest: string;
  /** True if the text looks like the rest of the path: one word, without a space after the sign. */
  readonly isInPath: boolean;
}

/** Maximum number of UTF-16 units examined after the sign. */
const LONGEST_REST = 500;

/**
 * Returns the `#` that cuts off a rule's path. Null if there is none, if the value is empty or too long, or if
 * white space before the sign makes it a comment for every dialect.
 */
export function gluedHash(line: LintLine, text: string): GluedHash | null {
  const { valueFrom, valueTo, to } = line;
  if (!line.hasComment || valueFrom === valueTo || line.isTooLong || text.charAt(valueTo) !== '#')
    return null;
  const rest = text.slice(valueTo + 1, Math.min(to, valueTo + LONGEST_REST)).trimEnd();
  return { at: valueTo, rest, isInPath: /^[^\s#]+$/.test(rest) };
}
