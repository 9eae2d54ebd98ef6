import type { Severity } from '../../lint';
import type { RuleWords } from '../../lint/texts';

/** Places of the problems in one version of the text. */
export interface EditorProblems {
  /** Version of the report. */
  readonly version: number;
  /** Four numbers per problem that has a place: from, to (UTF-16 offsets), severity and index. Ascending by from. */
  readonly marks: Int32Array;
  /** Short hints for the end of a line, by problem index: "Did you mean Disallow?" */
  readonly hints: ReadonlyMap<number, string>;
}

/** Severity of a problem. Guesses and tidy findings are quiet, see `isQuiet`. */
export type ProblemSeverity = Severity | 'guess';

/** Returns whether problems of a severity are shown only on the caret's line or on request. */
export function isQuiet(severity: ProblemSeverity): boolean {
  return severity === 'guess' || severity === 'tidy';
}

/** Texts of one problem for its card. */
export interface ProblemCard {
  readonly severity: ProblemSeverity;
  readonly title: RuleWords;
  readonly explain: RuleWords;
  readonly why: string;
  readonly crawlers: readonly { readonly who: string; readonly does: string }[];
  readonly sources: readonly { readonly name: string; readonly href: string }[];
  /**
   * `name`: label of the fix button. `change`: the replacement to show, null if it is long. `isPreviewed`: its effect is shown before it is written. Null if no
   * edit can fix the problem.
   */
  readonly fix: {
    readonly name: string;
    readonly change: { readonly before: string; readonly after: string } | null;
    readonly isPreviewed: boolean;
  } | null;
}

/** Ends of a preview. */
export interface PreviewEnds {
  /** Returns to the problem's card. */
  cancel(): void;
  /** Closes the card and returns the focus to the text. */
  close(): void;
}

/** Source of the problems' details and the actions on them. `index` refers to the marks that are shown. */
export interface ProblemSource {
  readonly labels: ProblemLabels;
  /** Returns null if the problem no longer exists. */
  details(index: number): Promise<ProblemCard | null>;
  /** Resolves when the fix is in the text, or a notice says why it isn't. */
  fix(index: number): Promise<void>;
  /** Shows in `place` what a fix changes, and fixes the problem if the user confirms. Returns a function that removes it. */
  preview(index: number, place: HTMLElement, ends: PreviewEnds): () => void;
  /** Dismisses the problem. */
  ignore(index: number): void;
  /** Formats the whole text. */
  format(): void;
  /** Called with each scroll of the text. */
  scrolled(): void;
}

/** Texts about problems. */
export interface ProblemLabels {
  /** "Error" */
  severity(severity: ProblemSeverity): string;
  /** Number of problems on a line, without quiet ones: "1 error, 2 notes". For the icon and for screen readers. */
  counts(errors: number, warnings: number, notes: number): string;
  /** Announced after a jump: "line 29, error: “Disalow” is not a rule" */
  arrived(line: number, severity: ProblemSeverity, title: string): string;
  readonly crawlers: string;
  readonly sources: string;
  readonly ignore: string;
  /** Hidden text after a link that opens in a new tab, for screen readers. */
  readonly newTab: string;
  /** Hidden text between old and new text, for screen readers. */
  readonly becomes: string;
  /** Number of further problems that don't fit into a card. */
  more(count: number): string;
}
