import type { DialectScope } from '../dialect-ids';
import type { Edit, Params, Severity } from './finding';
import type { LintFile } from './lint-file';
import type { LintLine } from './lint-line';

/** An allow or disallow rule that a line evidently means. */
export interface IntendedRule {
  readonly type: 'allow' | 'disallow';
  /** The path pattern as it would be written. */
  readonly path: string;
}

/** Rules of an intent that are tried. */
export const MOST_TRIED = 5;

/** What a line evidently means; from it the engine finds out whether the mistake changes any verdict (severity.ts). */
export type Intent =
  /** These rules instead of what the line is now, in the group in which it stands or in that of another line. An empty list: no rule at all. */
  | { readonly kind: 'rules'; readonly rules: readonly IntendedRule[]; readonly inGroupOfLine?: number }
  /** A user-agent line with these names (`*` is one), and with these rules below it that stand in the same line now. */
  | { readonly kind: 'agents'; readonly names: readonly string[]; readonly rules?: readonly IntendedRule[] };

/** What a check reports; P are the values that the rule's words need. */
export interface Found<P extends Params = Params> {
  /** The line that it is about; null for the file as a whole. */
  readonly line: LintLine | null;
  /** The part of the text; the content of the line by default. */
  readonly from?: number;
  readonly to?: number;
  /** Further lines, counted from 1. */
  readonly related?: readonly number[];
  readonly params: P;
  /** Made only when asked for. */
  readonly fix?: () => readonly Edit[];
  /** Required where the rule's severity is `by-effect`. */
  readonly intent?: Intent;
  /** In place of the rule's own, where the check knows better. */
  readonly severity?: Severity;
}

/** The place of a finding about the field of a line. */
export function atField(line: LintLine): Required<Pick<Found, 'line' | 'from' | 'to'>> {
  return { line, from: line.fieldFrom, to: line.fieldTo };
}

/** The place of a finding about the value of a line. */
export function atValue(line: LintLine): Required<Pick<Found, 'line' | 'from' | 'to'>> {
  return { line, from: line.valueFrom, to: line.valueTo };
}

/** The place of a finding about field and value of a line. */
export function atDirective(line: LintLine): Required<Pick<Found, 'line' | 'from' | 'to'>> {
  return { line, from: line.fieldFrom, to: line.valueTo };
}

/** One mistake that files have; P are the values that its words need. */
export interface LintRule<P extends Params = Params> {
  /** The dialects that read the faulty thing otherwise than it is meant, or than each other. */
  readonly dialects: DialectScope;
  /** `by-effect`: the engine compares verdicts with what is meant. */
  readonly severity: Severity | 'by-effect';
  /** A guess about what is meant: always a note, at most one of all such rules per line. */
  readonly isHeuristic?: true;
  /** What the fix does: nothing to any verdict; what is evidently meant; or something that somebody has to want. Absent without a fix. */
  readonly fix?: 'neutral' | 'evident' | 'choice';
  /** Looks through the file. Called once per version; linear in the size of the file. */
  check(file: LintFile, report: (found: Found<P>) => void): void;
}

/** No values: the words of the rule are always the same. */
type NoParams = Readonly<Record<never, never>>;

/** Makes a rule. Its words in `about.ts` are typed by P. */
export function defineRule<P extends Params = NoParams>(rule: LintRule<P>): LintRule<P> {
  return rule;
}

/** The values that a rule's words get. */
export type ParamsOf<R> = R extends LintRule<infer P> ? P : never;
