import type { AnsweredCrawler, KnownConsultation } from '../../answer';
import type { Candidate, Condition, DialectId, Rule } from '../../engine';
import type { TextChange } from '../document/text-change';
import type { PostedCrawler } from '../posted-crawler';
import type { Comparison } from './comparison';
import type { Report } from './report';

/** The Crawl-delay values that a crawler accepts. */
interface DelayRangeOfCrawler {
  readonly min: number;
  readonly max: number;
  readonly whole: boolean;
  readonly unit: 'seconds' | 'relative';
}

/** The question: may this crawler fetch this URL? */
export interface TestQuestion extends PostedCrawler {
  /** The whole URL, or a path, in the form that is matched. */
  readonly url: string;
  /** Role of robots.txt for the crawler. If it doesn't decide, there is a verdict, but no line is marked as deciding. */
  readonly consultation: KnownConsultation;
  /**
   * Origin of the tested page if a Sitemap line may hint at another site: the file's own site is unknown, and a page
   * asks. Absent otherwise.
   */
  readonly site?: string;
  /** True if the crawler is known to use Crawl-delay, false if it is known to ignore it; null if unknown. */
  readonly crawlDelay: boolean | null;
  readonly crawlDelayRange: DelayRangeOfCrawler | null;
}

/** The comparisons to make besides the answer. */
export interface Watched {
  /** Dialects to compare. */
  readonly dialects: readonly DialectId[];
  /** True to compute the cause of a difference too, which takes several readings of the file. */
  readonly explainsDifferences: boolean;
  /** Crawlers to answer for about the same URL; null for none. */
  readonly crawlers: readonly (PostedCrawler & AnsweredCrawler)[] | null;
}

/**
 * The changes since the last update, applied in the order open, transactions, question, suggestsFor, condition, watched.
 */
export interface Update extends TextChange {
  readonly kind: 'update';
  /** Number of this state of text and question; increases with every change. */
  readonly version: number;
  /** Null for no question. */
  readonly question?: TestQuestion | null;
  /** The crawler to suggest pages for while there is no question; null for none. */
  readonly suggestsFor?: PostedCrawler | null;
  readonly condition?: Condition;
  readonly watched?: Watched;
}

/** Requests more rows of a list of the last report. */
export interface RowsRequest {
  readonly kind: 'rows';
  readonly version: number;
  readonly list: 'candidates' | 'unmatched';
  readonly from: number;
  readonly to: number;
}

export type WorkerRequest = Update | RowsRequest;

/** More rows. `rows` is null if the requested version isn't the current one. */
export interface RowsReply {
  readonly kind: 'rows';
  readonly version: number;
  readonly list: RowsRequest['list'];
  readonly from: number;
  readonly rows: readonly Candidate[] | readonly Rule[] | null;
}

/** Messages from the worker: that it has started, a reply to a request, or a later comparison. */
export type WorkerReply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'report'; readonly report: Report }
  | { readonly kind: 'comparison'; readonly comparison: Comparison }
  | RowsReply;
