import type {
  ComparisonRequest,
  FileOverview,
  FindingRow,
  FixChoice,
  FixPreview,
  KindOfFinding,
  LineEffect,
  LintReport,
  LintRequests,
  SimplifiedText,
  TextCheck,
  TextComparison,
  Transaction,
  VerdictChoice,
} from '../../worker';
import type { ConnectionStatus } from '../../worker/connection/connection';
import type { DocumentContent } from '../document';
import type { NotWritten } from '../notice';
import type { ReadonlyStore } from '../readonly-store';

/** State of the Problems view, the editor's underlines and the counts. */
export interface ProblemsState {
  /** Status of the worker: problems are never searched in the page's own thread. `restart` tries again after `stopped`. */
  readonly status: ConnectionStatus;
  /** The newest report. May be behind the text: compare its version with the tester's. */
  readonly report: LintReport | null;
  /** The findings that the Problems view is to show. Null once it shows them. */
  readonly requestedKind: RequestedKind | null;
}

/** Findings of one rule and severity. */
export type RequestedKind = Pick<KindOfFinding, 'rule' | 'severity'>;

/** Result of a fix, of ignoring a finding, and of formatting. A notice says why nothing was changed. */
export type FixResult = 'applied' | NotWritten;

/**
 * Actions of the Problems view. Created on first use, in a part of the page that loads later. If the worker stops before it has answered, `rows`,
 * `preview`, `placeGroups`, `compare` and `simplify` reject; other queries return nothing (null, an empty list), and changes return `impossible`.
 */
export interface Problems {
  readonly store: ReadonlyStore<ProblemsState>;
  /** Returns further findings, see `LintRequests`. */
  rows(payload: LintRequests['rows']['payload']): Promise<LintRequests['rows']['reply']>;
  /** Returns one finding of the current report. */
  finding(index: number): Promise<FindingRow | null>;
  /** Returns the effect of fixes on the text, and on the verdicts that a check compares. */
  preview(choice: FixChoice): Promise<FixPreview | null>;
  /** Fixes one finding, or everything a preview showed, as one undo step. */
  applyFix(choice: FixChoice): Promise<FixResult>;
  applyPreview(preview: FixPreview): FixResult;
  /** Adds the comment that ignores a finding. */
  ignore(index: number): Promise<FixResult>;
  /** Formats the text as one undo step. */
  format(): Promise<FixResult>;
  /**
   * Returns the edit that adds groups to the current text where they join no other group, and no other joins them. Null
   * if there is no such place.
   */
  placeGroups(groups: string): Promise<Transaction | null>;
  /** Returns what an edit of the current text would change. */
  compare(edit: Transaction): Promise<TextCheck>;
  /**
   * Compares the current text with another version for the Compare view, and its outcome of the question. Null if the text changes meanwhile,
   * or the worker can't answer.
   */
  versions(payload: Pick<ComparisonRequest, 'other' | 'isOtherFirst'>): Promise<TextComparison | null>;
  /** Returns which answers differ from those for another text, for the message about a write. Null as in `versions`. */
  changedSince(before: DocumentContent): Promise<TextCheck | null>;
  /**
   * Returns the effect of the rule in a 1-based line on the tested crawler; `not-followed` if the crawler doesn't follow it. Null if that isn't known: without
   * a crawler, if text or question change meanwhile, or if the worker can't answer.
   */
  ruleEffect(line: number): Promise<LineEffect | 'not-followed' | null>;
  /** Returns the rules that change nothing for the tested crawler, as 1-based lines. Null if they aren't known, as in `ruleEffect`. */
  quietLines(): Promise<Int32Array | null>;
  /**
   * Returns edits after which the tested URL has the other verdict, by the rules alone. Null if they aren't known: without a question, if text or question
   * change meanwhile, or if the worker can't answer.
   */
  verdictChoices(): Promise<readonly VerdictChoice[] | null>;
  /** Returns what the file does, for every crawler and URL. Null if the text changes meanwhile, or the worker can't answer. */
  overview(): Promise<FileOverview | null>;
  /** Returns the lines that decide a cell of an overview; see `LintRequests`. Null if there is a newer one. */
  overviewLines(payload: LintRequests['overviewLines']['payload']): Promise<Int32Array | null>;
  pathStarts(prefix: string): Promise<readonly string[]>;
  /** Returns the text with fewer lines and the same verdicts. Null if the text changes meanwhile, or after a newer request. */
  simplify(): Promise<SimplifiedText | null>;
  /** Requests that the Problems view shows the findings of a kind; null ends the request. Doesn't open the view. */
  requestKind(kind: RequestedKind | null): void;
  /** Lets scrolling go first. Call it with each scroll of the text. */
  giveWay(): void;
  restart(): void;
  dispose(): void;
}
