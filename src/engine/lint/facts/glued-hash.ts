import type { LintLine } from '../lint-line';

/** What stands behind the `#` that ends a rule's value without white space in front of it. */
export interface GluedHash {
  readonly at: number;
  /** Up to the end of the line, without the sign. */
  readonly rest: string;
  /** Whether it reads on like a part of the path: not a blank behind the sign, and a single word. */
  readonly isInPath: boolean;
}

/** UTF-16 units behind the sign that are looked at. */
const LONGEST_REST = 500;

/** The `#` that cuts a rule's path; null where there is none, or white space in front makes it a comment for everybody. */
export function gluedHash(line: LintLine, text: string): GluedHash | null {
  const { valueFrom, valueTo, to } = line;
  if (!line.hasComment || valueFrom === valueTo || line.isTooLong || text.charAt(valueTo) !== '#')
    return null;
  const rest = text.slice(valueTo + 1, Math.min(to, valueTo + LONGEST_REST)).trimEnd();
  return { at: valueTo, rest, isInPath: /^[^\s#]+$/.test(rest) };
}
