import type { DialectScope } from '../engine/dialect-ids';
import type { TextEdit } from '../engine/text-edits';
import type { Params } from './finding';
import type { LintFile } from './lint-file';
import type { LintLine } from './lint-line';
import type { CauseEffect, FindingKind } from './severity';

/** An Allow or Disallow rule that a line evidently means. */
export interface IntendedRule {
  readonly type: 'allow' | 'disallow';
  /** Path pattern as written. */
  readonly path: string;
}

/** Maximum number of rules tried per intent. */
export const MOST_TRIED = 5;

/** Evident meaning of a line. The engine uses it to find out whether the mistake changes a verdict (severity.ts). */
export type Intent =
  /** These rules replace the line, in its own group or in the group of another line. An empty list means no rule. */
  | { readonly kind: 'rules'; readonly rules: readonly IntendedRule[]; readonly inGroupOfLine?: number }
  /** A user-agent line with these names (including `*`), followed by these rules, which are now on the same line. */
  | { readonly kind: 'agents'; readonly names: readonly string[]; readonly rules?: readonly IntendedRule[] };

/** A report of a check. `P` are the values for the rule's texts. */
export interface Found<P extends Params = Params> {
  /** Line of the finding; null for the whole file. */
  readonly line: LintLine | null;
  /** Span in the text. Defaults to the whole line. */
  readonly from?: number;
  readonly to?: number;
  /** Further lines, 1-based. */
  readonly related?: readonly number[];
  readonly params: P;
  /** Returns the edits. Called only when they are needed. */
  readonly fix?: () => readonly TextEdit[];
  /** Overrides the kind of the rule. */
  readonly kind?: FindingKind;
  /** Evident meaning of the line. The engine derives the effect from it. */
  readonly intent?: Intent;
  /** The effect, if the rule knows it. A finding of the kind `mistake` has either an effect, or an intent and a line. */
  readonly effect?: CauseEffect;
}

/** Places a finding at the field of a line. */
export function atField(line: LintLine): Required<Pick<Found, 'line' | 'from' | 'to'>> {
  return { line, from: line.fieldFrom, to: line.fieldTo };
}

/** Places a finding at the value of a line. */
export function atValue(line: LintLine): Required<Pick<Found, 'line' | 'from' | 'to'>> {
  return { line, from: line.valueFrom, to: line.valueTo };
}

/** Places a finding at the field and value of a line. */
export function atDirective(line: LintLine): Required<Pick<Found, 'line' | 'from' | 'to'>> {
  return { line, from: line.fieldFrom, to: line.valueTo };
}

/** A rule about one kind of mistake. `P` are the values for its texts. */
export interface LintRule<P extends Params = Params> {
  /** Dialects that read the line differently from the author's intent, or from each other. */
  readonly dialects: DialectScope;
  /** Kind of its findings, from which the severity follows together with the effect. */
  readonly kind: FindingKind;
  /** A guess about the intent: always advice, and at most one guess per line. */
  readonly isHeuristic?: true;
  /**
   * Effect of the fix: changes no verdict, does what is evidently meant, does so by adding Allow rules that win (which opens
   * addresses, so it isn't checked), or needs a decision. Absent without a fix. If the file is as large as a crawler reads,
   * any of them may also push its last lines beyond that; the preview of a fix shows it.
   */
  readonly fix?: 'neutral' | 'evident' | 'opening' | 'choice';
  /** If given, more than `MOST_SEPARATE` findings with the same values of these params are one finding. */
  readonly oneCause?: readonly (keyof P & string)[];
  /**
   * Checks the file. Called once per version; takes time linear in the size of the file. A check that may take longer
   * than a few milliseconds is a generator that pauses.
   */
  check(file: LintFile, report: (found: Found<P>) => void): void | Generator<void, void>;
}

/** A rule whose texts need no values. */
type NoParams = Readonly<Record<never, never>>;

/** Defines a rule. `P` types its texts in `about.ts`. */
export function defineRule<P extends Params = NoParams>(rule: LintRule<P>): LintRule<P> {
  return rule;
}

/** Values for the texts of a rule. */
export type ParamsOf<R> = R extends LintRule<infer P> ? P : never;
