import type { StoreApi } from 'zustand/vanilla';
import type {
  FindingRow,
  FixChoice,
  FixPreview,
  LintReport,
  LintRequests,
  Transaction,
  VerdictChange,
} from '../../worker';

/** How problems are looked for at the moment. */
export type ProblemsStatus =
  | 'starting'
  | 'ready'
  /** No worker can be started here; problems are not looked for in the page's own thread. */
  | 'unavailable'
  /** The worker died repeatedly; `restart` tries again. */
  | 'stopped';

/** What the Problems view, the editor's underlines and the counts show. */
export interface ProblemsState {
  readonly status: ProblemsStatus;
  /** The newest report; may be behind the text, compare its version with the tester's. */
  readonly report: LintReport | null;
  /** What the last fix did, for the status message and the undo button; null before the first, and again after the next edit by hand. */
  readonly lastFix: AppliedFix | null;
}

/** A fix that was applied. */
export interface AppliedFix {
  /** The rule, and the line (1-based, 0 for the whole file) with its parameters, where it was one finding; null for several. */
  readonly finding: FindingRow | null;
  /** How many findings were mended. */
  readonly fixed: number;
  /** Whether the verdict on the asked question changed; null while the new answer is not there yet, or nothing is asked. */
  readonly verdictChanged: boolean | null;
}

/** What becomes of a wish to mend something. */
export type FixResult =
  | 'applied'
  /** The text has changed meanwhile, and the finding is not there any more. Nothing was changed. */
  | 'gone'
  /** No editor is there, or the worker has stopped. */
  | 'impossible';

/** What the page can do about problems. Made when they are first looked for; a part of its own that loads later. */
export interface Problems {
  readonly store: StoreApi<ProblemsState>;
  /** Further findings, see `LintRequests`. Rejected where the worker stops. */
  rows(ask: LintRequests['rows']['ask']): Promise<LintRequests['rows']['reply']>;
  /** One finding of the present report. */
  finding(index: number): Promise<FindingRow | null>;
  /** What fixes do to the text, and to the verdicts on the further URLs (else on the asked one) for the asked crawler. */
  preview(choice: FixChoice): Promise<FixPreview | null>;
  /** Mends one finding, or what a preview showed, as one undo step. */
  applyFix(choice: FixChoice): Promise<FixResult>;
  applyPreview(preview: FixPreview): FixResult;
  /** Adds the comment that puts a finding aside. */
  ignore(index: number): Promise<FixResult>;
  /** Formats the text; the number of lines that changed. */
  format(): Promise<number>;
  /** Verdicts of the present text and of another one. */
  compare(ask: LintRequests['compare']['ask']): Promise<readonly VerdictChange[]>;
  pathStarts(prefix: string): Promise<readonly string[]>;
  /** Undoes the last fix where nothing was edited since. */
  undoFix(): void;
  restart(): void;
  dispose(): void;
}

/** The editor, as far as mending needs it; registered by the page while an editor is there. */
export interface EditingSurface {
  /** Applies rounds of edits as one undo step. */
  applyRounds(rounds: readonly Transaction[]): void;
  undo(): void;
}
