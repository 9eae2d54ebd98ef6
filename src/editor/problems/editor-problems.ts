import type { Severity } from '../../engine/lint';
import type { Words } from '../../engine/lint-texts';

/** Where problems are in one version of the text. */
export interface EditorProblems {
  /** Number of the report. */
  readonly version: number;
  /** From, to (UTF-16 offsets), severity and index of every problem with a place in the text; ascending by from. */
  readonly marks: Int32Array;
  /** Short hints for the end of a line, by index: "Did you mean Disallow?" */
  readonly hints: ReadonlyMap<number, string>;
}

/** How much a problem matters. A guess is only told on the caret's line, and when asked for. */
export type ProblemSeverity = Severity | 'guess';

/** Everything there is to tell about one problem, in words. */
export interface ProblemCard {
  readonly severity: ProblemSeverity;
  readonly title: Words;
  readonly explain: Words;
  readonly why: string;
  readonly crawlers: readonly { readonly who: string; readonly does: string }[];
  readonly sources: readonly { readonly name: string; readonly href: string }[];
  /** The button that mends it, and what it puts in the place of what, where that is short; null where no edit can. */
  readonly fix: {
    readonly name: string;
    readonly change: { readonly before: string; readonly after: string } | null;
  } | null;
}

/** Where the editor gets from what it tells about problems, and what it can do about them. Indices are those of the marks that are shown. */
export interface ProblemSource {
  readonly labels: ProblemLabels;
  /** Null where the problem is not there any more. */
  details(index: number): Promise<ProblemCard | null>;
  fix(index: number): void;
  /** Puts the problem aside. */
  ignore(index: number): void;
  /** Brings the whole text into its usual form. */
  format(): void;
}

/** Texts about problems. */
export interface ProblemLabels {
  /** "Error" */
  severity(severity: ProblemSeverity): string;
  /** Problems of a line that are no guesses, "1 error, 2 notes": for the icon and for screen readers. */
  counts(errors: number, warnings: number, notes: number): string;
  /** Told after a jump: "line 29, error: “Disalow” is not a rule" */
  arrived(line: number, severity: ProblemSeverity, title: string): string;
  readonly crawlers: string;
  readonly sources: string;
  readonly ignore: string;
  /** Behind a link that opens elsewhere, for screen readers. */
  readonly newTab: string;
  /** Stands between old and new text, for screen readers. */
  readonly becomes: string;
  /** Further problems that a card has no room for. */
  more(count: number): string;
}
