import type { Candidate, Condition, DialectId, LineEnd, Question, Rule } from '../engine';
import type { Comparison } from './comparison';
import type { Report } from './report';

export type { Condition };

/** One replacement: text[from..to) becomes `insert`. UTF-16 offsets in the text before the transaction it belongs to. */
export type Edit = readonly [from: number, to: number, insert: string];

/** The edits of one editor transaction, ascending and not overlapping. */
export type Transaction = readonly Edit[];

/** A document to begin with, or to replace the present one. */
export interface OpenDocument {
  /** The file's bytes, or its text with LF line ends. */
  readonly source: Uint8Array | string;
  /** How lines end in the file that a text stands for; ignored for bytes. */
  readonly lineEnd?: LineEnd;
  readonly bom?: boolean;
}

/** A crawler as the engine needs to know it. */
export interface TestedCrawler {
  readonly productTokens: Question['productTokens'];
  readonly ignoresGlobalGroup: boolean;
  /** The dialect by which it reads. */
  readonly dialect: DialectId;
}

/** The values of Crawl-delay that a crawler takes. */
interface DelayRangeOfCrawler {
  readonly min: number;
  readonly max: number;
  readonly whole: boolean;
  readonly unit: 'seconds' | 'relative';
}

/** What is asked: may this crawler fetch this URL? */
export interface TestQuestion extends TestedCrawler {
  /** The whole URL, or a path, as it is matched. */
  readonly url: string;
  /** False for a crawler that does not ask robots.txt: its answer is given, but no line is marked as deciding. */
  readonly obeysFile: boolean;
  /** What is known of the crawler's own use of Crawl-delay; null where that is nothing. */
  readonly crawlDelay: boolean | null;
  readonly crawlDelayRange: DelayRangeOfCrawler | null;
}

/** What is to be compared beside the answer itself. */
export interface Watched {
  /** The dialects that are asked the same question. */
  readonly dialects: readonly DialectId[];
  /** True where it is also asked what a difference rests on, which takes several readings of the file. */
  readonly explainsDifferences: boolean;
  /** The crawlers that are asked for the same URL; null for none. */
  readonly crawlers: readonly TestedCrawler[] | null;
}

/** Everything that changed since the last update, in the order open, transactions, question, condition, watched. */
export interface Update {
  readonly kind: 'update';
  /** Number of this state of text and question; rises with every change. */
  readonly version: number;
  readonly open?: OpenDocument;
  readonly transactions?: readonly Transaction[];
  /** Null: nothing is asked. */
  readonly question?: TestQuestion | null;
  readonly condition?: Condition;
  readonly watched?: Watched;
}

/** Asks for further rows of a list of the last report. */
export interface RowsRequest {
  readonly kind: 'rows';
  readonly version: number;
  readonly list: 'candidates' | 'unmatched';
  readonly from: number;
  readonly to: number;
}

export type WorkerRequest = Update | RowsRequest;

/** Further rows. `rows` is null when the version asked about is no longer the present one. */
export interface RowsReply {
  readonly kind: 'rows';
  readonly version: number;
  readonly list: RowsRequest['list'];
  readonly from: number;
  readonly rows: readonly Candidate[] | readonly Rule[] | null;
}

/** What the worker says: that it has started, an answer to a request, or what else it found out after one. */
export type WorkerReply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'report'; readonly report: Report }
  | { readonly kind: 'comparison'; readonly comparison: Comparison }
  | RowsReply;
