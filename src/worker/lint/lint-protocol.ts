import type { DialectId, Question } from '../../engine';
import type { CheckedCrawler } from '../../engine/crawlers';
import type { NeverMatches, Undecided } from '../../engine/proof';
import type { Finding, LintContext, Severity } from '../../lint';
import type { FixChoice, FixKind, SeverityFilter } from '../../lint/fixes';
import type { PostedRequest, RequestMessage } from '../connection/requests';
import type { Heartbeat } from '../connection/turns';
import type { OpenDocument, TextChange, Transaction } from '../document/text-change';
import type { PostedCrawler } from '../posted-crawler';
import type { FileOverview } from './overview/overview-protocol';
import type { SimplifiedText } from './simplified-text';
import type { TextCheck } from './text-check-protocol';
import type { VerdictChoice } from './verdict-choices-protocol';

export type { FixChoice, FixKind, SeverityFilter } from '../../lint/fixes';

/** Maximum number of rows sent with a report; more are sent on request. */
export const FINDINGS_PER_REPORT = 200;

/**
 * The changes since the last update, applied in the order open, transactions, context. The worker keeps only
 * the newest state.
 */
export interface LintUpdate extends TextChange {
  readonly kind: 'update';
  /** Version of text and question, as in `Update`. */
  readonly version: number;
  /**
   * Number of this state of text and context; increases when either changes. Findings and their indexes are
   * valid for one number only.
   */
  readonly state: number;
  readonly context?: LintContext;
}

/** A finding in the form that the worker posts. */
export interface FindingRow extends Omit<Finding, 'fix' | 'kind' | 'places'> {
  /** Its index among all findings of the state, in file order. */
  readonly index: number;
  readonly isHeuristic: boolean;
  /** Null if no edit can fix it. */
  readonly fix: FixKind | null;
  /**
   * The replacement, if the fix is one short edit within a line: its offset in the text, the old and the new
   * text. Otherwise null.
   */
  readonly change: { readonly at: number; readonly before: string; readonly after: string } | null;
}

/**
 * Findings of one rule: its errors and warnings, its notes (guesses included), or its tidy findings. A rule that
 * reports several of these has an entry for each.
 */
export interface KindOfFinding {
  readonly rule: string;
  readonly count: number;
  /** The worst severity of these findings. */
  readonly severity: Severity;
  readonly isHeuristic: boolean;
  readonly fix: FixKind | null;
}

/** Severities in `LintReport.marks`. */
export const MarkSeverity = { error: 0, warning: 1, note: 2, guess: 3, tidy: 4 } as const;

/** The problems of one version of the text. */
export interface LintReport {
  readonly version: number;
  /**
   * The state for which the indexes of the findings are valid; see `LintUpdate`. Requests about a finding
   * include it.
   */
  readonly state: number;
  readonly total: number;
  /** Number of findings by severity. Guesses are counted separately, in `guesses`. */
  readonly counts: Readonly<Record<Severity, number>>;
  readonly guesses: number;
  /** True if rules without an effect may be missing, because looking for all would take too long. */
  readonly missesEffects: boolean;
  /** Number of findings that `neutral` and `evident` fixes solve. Guesses and tidy findings aren't counted. */
  readonly safelyFixable: number;
  /** Worst first, guesses last. */
  readonly kinds: readonly KindOfFinding[];
  /** The first `FINDINGS_PER_REPORT` findings that aren't guesses. */
  readonly rows: readonly FindingRow[];
  /** The first guesses, at most `FINDINGS_PER_REPORT`. */
  readonly guessRows: readonly FindingRow[];
  /**
   * Every place of every finding in the text: from, to (UTF-16 offsets), severity (`MarkSeverity`), index of the
   * finding; ascending by from.
   */
  readonly marks: Int32Array;
}

/** A question whose outcome is compared in two texts. */
export interface ComparedQuestion {
  readonly productTokens: Question['productTokens'];
  readonly ignoresGlobalGroup: boolean;
  readonly dialect: DialectId;
  readonly url: string;
}

/** Maximum number of lines in a preview, and UTF-16 units of each. */
export const LINES_PER_PREVIEW = 200;
export const LONGEST_PREVIEW_LINE = 400;

/**
 * A line before and after a change, cut after `LONGEST_PREVIEW_LINE` units. Null for a line that is missing from one
 * of the texts.
 */
export interface ChangedLine {
  /** 1-based line in the old text; an added line has the number of the old line after it. */
  readonly number: number;
  readonly before: string | null;
  readonly after: string | null;
}

/** Crawlers and URLs checked in addition to those that follow from the texts. */
export interface VerdictCheck {
  /** The tested crawler. */
  readonly crawlers: readonly CheckedCrawler[];
  readonly urls: readonly string[];
}

/** The effect of fixes before they are applied. */
export interface FixPreview {
  /** The text version that the rounds apply to. */
  readonly version: number;
  /**
   * Successive transactions, each for the text after the previous one. Fixes that conflict come in later
   * rounds. Empty if there is nothing to fix.
   */
  readonly rounds: readonly Transaction[];
  /** Number of findings fixed. */
  readonly fixed: number;
  /** The first changed lines, at most `LINES_PER_PREVIEW`. */
  readonly lines: readonly ChangedLine[];
  /** Number of changed lines. */
  readonly lineCount: number;
  /** Null if no check was requested. */
  readonly check: TextCheck | null;
}

/** An address that shows an effect. */
interface EffectExample {
  /** Path and query. The engine has confirmed that the line decides it. */
  readonly path: string;
  /** True if it is known that there is no shorter one. */
  readonly isShortest: boolean;
}

/**
 * The effect of a line on one crawler, for every address; see `RuleEffect` in the engine. `covers` has 1-based lines;
 * null means that no rule matches.
 */
export type LineEffect =
  | ({ readonly kind: 'needed' } & EffectExample)
  | ({ readonly kind: 'changes-nothing'; readonly covers: readonly (number | null)[] } & EffectExample)
  | { readonly kind: 'never-decides'; readonly covers: readonly (number | null)[] }
  /** `text`: for `character`, the character or escape in the pattern that no address contains; else empty. */
  | { readonly kind: 'never-matches'; readonly because: NeverMatches; readonly text: string }
  | { readonly kind: 'undecided'; readonly because: Undecided; readonly most?: number };

/** A text to compare the current one with. */
export interface ComparisonRequest {
  readonly other: OpenDocument;
  /** True if the other text is the earlier one. */
  readonly isOtherFirst: boolean;
  /** Null if there is none. */
  readonly question: ComparedQuestion | null;
  readonly check: VerdictCheck;
}

/** The changes between two texts. */
export interface TextComparison {
  /** True if the outcome of the question changes. */
  readonly isQuestionChanged: boolean;
  readonly check: TextCheck;
}

/** Requests to the worker besides the report. Each reply refers to the newest update sent before it. */
export interface LintRequests {
  /**
   * Findings [from..to) of a rule and a severity (null: any), at most 1000 at once. Guesses are left out
   * unless their rule is given, so that without rule and severity the list continues `LintReport.rows`.
   */
  rows: {
    readonly payload: {
      readonly rule: string | null;
      readonly severity: SeverityFilter | null;
      readonly from: number;
      readonly to: number;
    };
    readonly reply: {
      /** The `state` for which the rows' indexes are valid. */
      readonly version: number;
      readonly rows: readonly FindingRow[];
      readonly total: number;
    };
  };
  /**
   * A finding of a report; `version` is the report's `state`. Null if text or context has changed since and
   * the finding is gone.
   */
  finding: {
    readonly payload: { readonly version: number; readonly index: number };
    readonly reply: FindingRow | null;
  };
  /**
   * The effect of fixes. `version` is the `state` of the report shown. If text or context has changed since,
   * a single finding (`one`) is found again by rule and line text; null if it is gone.
   */
  preview: {
    readonly payload: {
      readonly version: number;
      readonly choice: FixChoice;
      /** Null for no check. */
      readonly check: VerdictCheck | null;
    };
    readonly reply: FixPreview | null;
  };
  /**
   * The edit that adds a `# tester-ignore:` comment for a finding of a report; the requested `version` is the
   * report's `state`. Null if the finding is gone.
   */
  ignore: {
    readonly payload: { readonly version: number; readonly index: number };
    readonly reply: { readonly version: number; readonly edits: Transaction } | null;
  };
  /** The edits that format the text; empty if the text is already formatted. */
  format: {
    readonly payload: Record<string, never>;
    readonly reply: { readonly version: number; readonly edits: Transaction };
  };
  /**
   * The edit that adds groups to the current text where they join no other group, and no other joins them. Null if there
   * is no such place.
   */
  placeGroups: { readonly payload: { readonly groups: string }; readonly reply: Transaction | null };
  /** Compares the current text with another one. */
  compare: { readonly payload: ComparisonRequest; readonly reply: TextComparison };
  /** The same for the Compare view. Null if a newer text or request of this kind arrives before it is known. */
  versions: { readonly payload: ComparisonRequest; readonly reply: TextComparison | null };
  /** The same for the message about a write. */
  written: { readonly payload: ComparisonRequest; readonly reply: TextComparison | null };
  /**
   * The effect of the rule in a 1-based line on a crawler. Null if the crawler follows no rule in that line, or if a
   * newer text or request of this kind arrives before the effect is known.
   */
  ruleEffect: {
    readonly payload: { readonly line: number; readonly crawler: PostedCrawler };
    readonly reply: { readonly version: number; readonly effect: LineEffect } | null;
  };
  /**
   * The rules that a crawler follows but that change nothing for it, as 1-based lines: it would get the same verdicts without all of them. Null if a
   * newer text or request of this kind arrives before they are known.
   */
  quietLines: {
    readonly payload: { readonly crawler: PostedCrawler };
    readonly reply: { readonly version: number; readonly lines: Int32Array } | null;
  };
  /** The overview of the file. Null if a newer text or request of this kind arrives before it is known. */
  overview: { readonly payload: Record<never, never>; readonly reply: FileOverview | null };
  /**
   * The lines that decide a cell of an overview for the crawlers of some columns: 1-based, ascending, at most
   * `LINES_PER_CELL`. Null if there is a newer text or overview.
   */
  overviewLines: {
    readonly payload: {
      readonly id: number;
      readonly part: 'areas' | 'patterns';
      readonly row: number;
      readonly columns: readonly number[];
    };
    readonly reply: Int32Array | null;
  };
  /**
   * The file with fewer lines and the same verdicts. Null if a newer text or request of this kind arrives before it is
   * known.
   */
  simplify: {
    readonly payload: Record<never, never>;
    readonly reply: ({ readonly version: number } & SimplifiedText) | null;
  };
  /**
   * Edits after which a crawler has the other verdict on a URL. Null if a newer text or request of this kind arrives before
   * they are known.
   */
  verdictChoices: {
    readonly payload: { readonly crawler: CheckedCrawler; readonly url: string };
    readonly reply: { readonly version: number; readonly choices: readonly VerdictChoice[] } | null;
  };
  /** Path prefixes in the rules of the file that start with `prefix`, most frequent first, at most 50. */
  pathStarts: { readonly payload: { readonly prefix: string }; readonly reply: readonly string[] };
}

export type LintRequest = PostedRequest<LintRequests>;

export type ToLintWorker =
  | LintUpdate
  | LintRequest
  /** The text is scrolled; see `LintClient.giveWay`. */
  | { readonly kind: 'giveWay' };

export type FromLintWorker =
  | { readonly kind: 'ready' }
  /** An update has arrived; its report follows, unless another update comes first. */
  | { readonly kind: 'accepted'; readonly version: number }
  | Heartbeat
  | { readonly kind: 'report'; readonly report: LintReport }
  | RequestMessage;
