import type { DialectId, Outcome, Question } from '../../engine';
import type { Finding, LintContext, Severity } from '../../engine/lint';
import type { OpenDocument, Transaction } from '../protocol';
import type { CheckedCrawler } from '../urls/compare/checked-crawlers';

/** Rows that travel with a report; further ones are asked for. */
export const FINDINGS_PER_REPORT = 200;

/** What changed since the last update, in the order open, transactions, context. The worker keeps only the newest state. */
export interface LintUpdate {
  readonly kind: 'update';
  /** Version of text and question, as in `Update`. */
  readonly version: number;
  /** Number of text and context together. It rises where one of them changes: what is found, and so every index of a finding, is the same while it is. */
  readonly state: number;
  readonly open?: OpenDocument;
  readonly transactions?: readonly Transaction[];
  readonly context?: LintContext;
}

/**
 * What a fix does, see `LintRule.fix`. Safe ones are `neutral` and `evident`. `blocking`: evident, but a check found that it blocks addresses which are
 * open now. `choice`: also evident ones that were not checked completely. `no-verdict`: a choice about lines that decide no verdict, such as Sitemap.
 */
export type FixKind = 'neutral' | 'evident' | 'blocking' | 'choice' | 'no-verdict';

/** A finding as it travels. */
export interface FindingRow extends Omit<Finding, 'fix'> {
  /** Its place among all findings of the state, which are in the order of the file. */
  readonly index: number;
  readonly isHeuristic: boolean;
  /** Null where nothing can be mended by an edit. */
  readonly fix: FixKind | null;
  /** What the fix replaces, where it is one edit within a line and short: its offset in the text, old and new text. Null otherwise. */
  readonly change: { readonly at: number; readonly before: string; readonly after: string } | null;
}

/** All findings of one rule. */
export interface KindOfFinding {
  readonly rule: string;
  readonly count: number;
  /** The worst among them. */
  readonly severity: Severity;
  readonly isHeuristic: boolean;
  readonly fix: FixKind | null;
}

/** Fields of one mark in `LintReport.marks`, in this order. `severity`: 0 error, 1 warning, 2 note, 3 guess. */
export const MARK_STRIDE = 4;
export const MarkSeverity = { error: 0, warning: 1, note: 2, guess: 3 } as const;

/** What is wrong with one version of the text. */
export interface LintReport {
  readonly version: number;
  /** What the indexes of its findings hold for, see `LintUpdate`; requests about one of them name it. */
  readonly state: number;
  readonly total: number;
  /** Without guesses, which are counted in `guesses`. */
  readonly counts: Readonly<Record<Severity, number>>;
  readonly guesses: number;
  /** How many could be mended by `neutral` and `evident` fixes; guesses are not among them. */
  readonly safelyFixable: number;
  /** Worst first, guesses last. */
  readonly kinds: readonly KindOfFinding[];
  /** The first FINDINGS_PER_REPORT findings that are no guesses … */
  readonly rows: readonly FindingRow[];
  /** … and the first guesses, as many. */
  readonly guessRows: readonly FindingRow[];
  /** Every finding with a place in the text: from, to (UTF-16 offsets), severity (MarkSeverity), index; ascending by from. */
  readonly marks: Int32Array;
}

/** Which fixes are wanted. */
export type FixChoice =
  | { readonly kind: 'one'; readonly index: number }
  | { readonly kind: 'rule'; readonly rule: string }
  | { readonly kind: 'safe' };

/** A question whose verdict is compared before and after a change. */
export interface VerdictProbe {
  readonly productTokens: Question['productTokens'];
  readonly ignoresGlobalGroup: boolean;
  readonly dialect: DialectId;
  readonly url: string;
}

/** What a probe says about two texts. Lines are 1-based, 0 where none decides. */
export interface VerdictChange {
  /** The URL of the probe. */
  readonly url: string;
  readonly before: { readonly outcome: Outcome; readonly line: number };
  readonly after: { readonly outcome: Outcome; readonly line: number };
}

/** Lines that travel with a preview, and UTF-16 units of each. */
export const LINES_PER_PREVIEW = 200;
export const LONGEST_LINE = 400;

/** A line before and after a change; cut after LONGEST_LINE units. Null for a line that is not in one of the texts. */
export interface ChangedLine {
  /** 1-based, in the old text; an added line has the number of the old line that it comes before. */
  readonly number: number;
  readonly before: string | null;
  readonly after: string | null;
}

/** A verdict that a check found to change. */
export interface CheckedChange extends VerdictChange {
  /** The name of the crawler; `*` for one that no text names. */
  readonly crawler: string;
}

/** Changes that travel with a check. */
export const CHANGES_PER_CHECK = 100;

/** What a check of two texts found: a sample, see `checkTexts`. */
export interface TextCheck {
  /** How many verdicts were compared: crawlers × addresses. */
  readonly checks: number;
  /** How many of them change. */
  readonly changed: number;
  /** The first CHANGES_PER_CHECK. */
  readonly changes: readonly CheckedChange[];
}

/** Crawlers and URLs checked in addition to those that follow from the texts. */
export interface VerdictCheck {
  /** The asked crawler. */
  readonly crawlers: readonly CheckedCrawler[];
  readonly urls: readonly string[];
}

/** What some fixes do, before they are applied. */
export interface FixPreview {
  /** The version that the rounds hold for. */
  readonly version: number;
  /** One after another, each for the text after the one before: fixes that are in each other's way come in later rounds. Empty where nothing is left to mend. */
  readonly rounds: readonly Transaction[];
  /** How many findings were mended. */
  readonly fixed: number;
  /** The first lines that change, at most LINES_PER_PREVIEW. */
  readonly lines: readonly ChangedLine[];
  /** How many lines change. */
  readonly lineCount: number;
  /** Null where none was wanted. */
  readonly check: TextCheck | null;
}

/** What the worker can be asked beside the report. Each is answered for the newest update that was sent before it. */
export interface LintRequests {
  /**
   * Findings [from..to) among those of a rule and a severity (null: any), at most 1000 at once. Guesses are left out unless their rule is named, so
   * that without rule and severity the list goes on where `LintReport.rows` ends.
   */
  rows: {
    readonly payload: {
      readonly rule: string | null;
      readonly severity: Severity | null;
      readonly from: number;
      readonly to: number;
    };
    readonly reply: {
      /** The `state` in which the rows have their indexes. */
      readonly version: number;
      readonly rows: readonly FindingRow[];
      readonly total: number;
    };
  };
  /** One finding of a report; `version` is its `state`. Null where text or context has changed meanwhile and it is not there any more. */
  finding: {
    readonly payload: { readonly version: number; readonly index: number };
    readonly reply: FindingRow | null;
  };
  /**
   * What fixes do. `version` is the `state` of the report that the reader saw: a single finding (`one`) is looked up again by rule and line text
   * where text or context has changed since; null where it does not hold any more.
   */
  preview: {
    readonly payload: {
      readonly version: number;
      readonly choice: FixChoice;
      /** Null where no check is wanted. */
      readonly check: VerdictCheck | null;
    };
    readonly reply: FixPreview | null;
  };
  /** The edit that adds a `# tester-ignore:` comment for a finding of a report, whose `state` is the `version` asked for; null where it does not hold any more. */
  ignore: {
    readonly payload: { readonly version: number; readonly index: number };
    readonly reply: { readonly version: number; readonly edits: Transaction } | null;
  };
  /** The edits that format the text; empty where it is formatted. */
  format: {
    readonly payload: { readonly check: VerdictCheck };
    readonly reply: {
      readonly version: number;
      readonly edits: Transaction;
      /** How many lines change. */
      readonly lineCount: number;
      readonly check: TextCheck;
    };
  };
  /** Verdicts of the present text and of another: one per probe, in their order, and what a check finds. */
  compare: {
    readonly payload: {
      readonly text: string;
      readonly probes: readonly VerdictProbe[];
      readonly check: VerdictCheck;
    };
    readonly reply: { readonly verdicts: readonly VerdictChange[]; readonly check: TextCheck };
  };
  /** Beginnings of paths in rules of the file that begin with a prefix, the most frequent first, at most 50. */
  pathStarts: { readonly payload: { readonly prefix: string }; readonly reply: readonly string[] };
}

/** A request as it travels. Requests are answered by id, in any order. */
export type LintRequest = {
  [Name in keyof LintRequests]: {
    readonly kind: 'request';
    readonly id: number;
    readonly name: Name;
    readonly payload: LintRequests[Name]['payload'];
  };
}[keyof LintRequests];

export type ToLintWorker = LintUpdate | LintRequest;

export type FromLintWorker =
  | { readonly kind: 'ready' }
  /** An update has come; its report follows, unless another update comes first. */
  | { readonly kind: 'accepted'; readonly version: number }
  /** Something long goes on: the worker lives. */
  | { readonly kind: 'working' }
  | { readonly kind: 'report'; readonly report: LintReport }
  | { readonly kind: 'reply'; readonly id: number; readonly reply: unknown }
  /** The request cannot be answered, because of a bug. */
  | { readonly kind: 'failed'; readonly id: number };
