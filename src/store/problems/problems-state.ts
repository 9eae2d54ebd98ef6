import type { StoreApi } from 'zustand/vanilla';
import type {
  FindingRow,
  FixChoice,
  FixPreview,
  LintReport,
  LintRequests,
  TextCheck,
  Transaction,
  Update,
} from '../../worker';
import type { TesterActions, TesterState } from '../state';

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

/** What formatting did. */
export interface FormatResult {
  readonly lines: number;
  readonly check: TextCheck;
}

/**
 * What the page can do about problems. Made when they are first looked for; a part of its own that loads later. Where the worker stops before it has
 * answered, `rows`, `preview` and `compare` reject; what else is asked for is then not there (null, an empty list), and what is to be done `impossible`.
 */
export interface Problems {
  readonly store: StoreApi<ProblemsState>;
  /** Further findings, see `LintRequests`. */
  rows(payload: LintRequests['rows']['payload']): Promise<LintRequests['rows']['reply']>;
  /** One finding of the present report. */
  finding(index: number): Promise<FindingRow | null>;
  /** What fixes do to the text, and to the verdicts that a check compares. */
  preview(choice: FixChoice): Promise<FixPreview | null>;
  /** Mends one finding, or what a preview showed, as one undo step. */
  applyFix(choice: FixChoice): Promise<FixResult>;
  applyPreview(preview: FixPreview): FixResult;
  /** Adds the comment that puts a finding aside. */
  ignore(index: number): Promise<FixResult>;
  /** Formats the text as one undo step; how many lines changed and what a check found, null where that was impossible. */
  format(): Promise<FormatResult | null>;
  /** Verdicts of the present text and of another one, and what a check of the two found. */
  compare(
    payload: Omit<LintRequests['compare']['payload'], 'check'>,
  ): Promise<LintRequests['compare']['reply']>;
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

/** A tester as the search for problems sees it. */
export interface ProblemsTester {
  readonly store: StoreApi<TesterState>;
  readonly actions: TesterActions;
  /** Hands the listener the whole present state, then every change, as an engine is told of it. Returns what ends that. */
  follow(listener: (update: Update) => void): () => void;
  /** The editor, while there is one. */
  surface(): EditingSurface | null;
}

/** The part of the page that looks for problems, as it is loaded. */
export interface ProblemsPart {
  startProblems(tester: ProblemsTester): Problems;
}
