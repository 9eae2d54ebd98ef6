import type { CrawlAnswer } from '../../answer';
import type {
  AnswerEffect,
  Decision,
  DialectId,
  DialectPartName,
  Judgement,
  Rule,
  Scope,
  SelectionReason,
} from '../../engine';
import type { FileTrait } from '../../engine/traits';

/** The same URL decided for other dialects and crawlers. Follows a report of the same version. */
export interface Comparison {
  readonly version: number;
  /** One row per watched dialect, in the requested order. */
  readonly dialects: readonly DialectRow[];
  /** The traits of all dialects, as they concern the file; null if they weren't requested or can't be examined. */
  readonly traits: readonly FileTrait[] | 'too-large' | null;
  /** One row per watched crawler, in the requested order; null if none are watched. */
  readonly crawlers: readonly CrawlerRow[] | null;
}

/** The verdict of one dialect on the URL. */
export interface ComparisonRow extends Pick<Decision, 'reason' | 'line'> {
  readonly judgement: Judgement;
  readonly scope: Scope | null;
  readonly effect: AnswerEffect;
  /**
   * The rule in `line`; null if there is none. `reason`, `line` and `rule` describe the text, even if the
   * crawler doesn't use it.
   */
  readonly rule: Rule | null;
  readonly selection: { readonly reason: SelectionReason; readonly token: string | null };
}

/** The answer for a crawler of the catalogue, by its own dialect. */
export interface CrawlerRow extends ComparisonRow {
  readonly answer: Pick<CrawlAnswer, 'outcome' | 'by' | 'line'>;
  readonly dialect: DialectId;
}

/** The verdict of another dialect on the question. */
export interface DialectRow extends ComparisonRow {
  readonly dialect: DialectId;
  /** Difference from the dialect of the question: in the outcome, only in the deciding line, or none. */
  readonly differs: 'outcome' | 'line' | null;
  /** Cause of the difference; null if there is none or it wasn't requested. */
  readonly difference: DialectPartName | 'fetch' | null;
}
