import type { Condition } from '../../engine';
import type { UrlEntry } from '../../suite/expected';
import type { ReportedCrawler } from '../../suite/reports';
import type { ImportPlan } from '../../url-lists/import/import-plan';
import type { ImportResult } from '../../url-lists/import/import-result';
import type { Sniffed } from '../../url-lists/import/sniff';
import type { Expectation, ExpectedOutcome, RejectReason, Requester } from '../../url-lists/list';
import type { PostedRequest, RequestMessage } from '../connection/requests';
import type { Heartbeat } from '../connection/turns';
import type { TextChange } from '../document/text-change';
import type { PostedCrawler } from '../posted-crawler';
import type { CompareRequests, CompareStatus, CompareUpdate } from './compare/compare-protocol';
import type { BesideFolder } from './verdicts/beside-folder';
import type { CellOutcome } from './verdicts/cell-outcome';
import type { RowChoice, RowCounts } from './verdicts/row-facets';

/** Maximum number of rows per reply. */
export const ROWS_PER_REPLY = 500;
/** Maximum number of rejected lines per reply. */
export const REJECTED_PER_REPLY = 500;

/** A crawler with its own column. */
export interface UrlsCrawler extends PostedCrawler {
  /** Names that an expectation may use for it, as written; the first one is shown. */
  readonly names: readonly string[];
  /** Relation of the crawler to robots.txt, for reports. */
  readonly consultation: ReportedCrawler['consultation'];
}

/**
 * The changes since the last update, applied in the order open, transactions, condition, crawlers, list. The
 * worker keeps only the newest state.
 */
export interface UrlsUpdate extends TextChange {
  readonly kind: 'update';
  /** Version of text and question, as in `Update`. */
  readonly version: number;
  readonly condition?: Condition;
  readonly crawlers?: readonly UrlsCrawler[];
  readonly list?: ListUpdate;
}

/** A list from the page. Replaces the worker's list once earlier requests are done. */
export interface ListUpdate {
  /** Increases with each list from the page. */
  readonly number: number;
  readonly entries: readonly UrlEntry[];
}

/** The sort order of rows; `crawler` is a column index. */
export type TableOrder =
  | { readonly by: 'list' }
  | { readonly by: 'url'; readonly descending: boolean }
  | { readonly by: 'outcome'; readonly crawler: number; readonly descending: boolean };

/** Requesters in access logs: any known crawler, or the one with this id in the catalogue. */
export type RequestedBy = 'any' | `id ${string}`;

/** The rows to show and their order. */
export interface TableQuery {
  /** Text contained in the URL, ignoring case; empty for all. */
  readonly search: string;
  /** Only URLs requested by these crawlers; null for all. */
  readonly requestedBy: RequestedBy | null;
  readonly choice: RowChoice;
  readonly order: TableOrder;
}

/**
 * Status of the table, sent on changes: at most every 100 ms during work, and at once when the rows or all verdicts are
 * ready.
 */
export interface UrlsStatus {
  /** Version of text and question that the verdicts belong to. */
  readonly version: number;
  /** Increases whenever rows may have changed; rows loaded before must be requested again. */
  readonly state: number;
  /** Number of different URLs in the list, and their memory in bytes. */
  readonly urls: number;
  readonly bytes: number;
  /**
   * Number of URLs on other sites than the file's: another origin than its address, or if that is unknown, another host than that of its first Sitemap address.
   */
  readonly elsewhere: number;
  /** Number of cells decided, and of all cells. Crawlers that share their verdicts count once. */
  readonly done: number;
  readonly all: number;
  readonly phase: 'working' | 'complete' | 'too-many-cells';
  /** Number of rows that the query shows. */
  readonly rows: number;
  /** Number of rows for each choice, among those with the searched text and requester. */
  readonly counts: RowCounts;
  /**
   * The known crawlers that requested URLs of the list, from access logs, with their number of URLs, largest
   * first; and the number of URLs requested by any.
   */
  readonly requesters: readonly Requester[];
  readonly requested: number;
  /** Names of crawlers with their own expectations, as written. */
  readonly expectedCrawlers: readonly string[];
  readonly hasExpectations: boolean;
  /** Milliseconds for the last verdicts, including compilation; 0 before the first. */
  readonly time: number;
}

/** A row of the table. */
export interface UrlRow {
  /** Number of the row in the list, from 0. */
  readonly row: number;
  /** A whole URL, or a path without a host. */
  readonly url: string;
  /** Number of occurrences. */
  readonly count: number;
  /**
   * For each crawler: the outcome, the line of the answer (1-based, 0 for none) and the expectation, from its own
   * word (`isOwn`) or the one for all. `asked`: see `VerdictColumn.askedAt`. `isMet`: null without an expectation, and
   * until the answer is known.
   */
  readonly cells: readonly {
    readonly outcome: CellOutcome;
    readonly line: number;
    readonly asked: boolean | null;
    readonly expected: ExpectedOutcome | null;
    readonly isMet: boolean | null;
    readonly isOwn: boolean;
  }[];
  /** The expectation for crawlers without their own word. */
  readonly expected: ExpectedOutcome | null;
  /** Names of the known crawlers that requested the URL, from access logs. */
  readonly requestedBy: readonly string[];
}

/** A rejected line of an import. */
export interface RejectedRow {
  readonly line: number;
  readonly reason: RejectReason;
  /** The start of the line; null if it wasn't kept. */
  readonly text: string | null;
}

/** The result of an import for the page. */
export interface ImportSummary
  extends Omit<ImportResult, 'rejected' | 'sitemaps' | 'furtherSitemaps' | 'agents'> {
  /**
   * Number of rejected lines, in total and for each reason that occurs, and the first `REJECTED_PER_REPLY` of
   * them.
   */
  readonly rejectedCount: number;
  readonly rejectedBy: readonly { readonly reason: RejectReason; readonly count: number }[];
  readonly rejected: readonly RejectedRow[];
  /** The first 1,000 sitemaps of an index, and the number of all. */
  readonly sitemaps: readonly string[];
  readonly sitemapCount: number;
  /**
   * The 1,000 most frequent user-agent headers of an access log, with their number of requests, most first;
   * null for other formats.
   */
  readonly agents: readonly { readonly agent: string; readonly requests: number }[] | null;
  readonly agentCount: number;
  readonly requestsWithoutAgent: number;
}

/** Number of entries of a list from the page that couldn't be added unchanged; 0 after the list changes. */
export interface RefusedEntries {
  /** Entries left out because they aren't URLs. */
  readonly refused: number;
  /**
   * Entries with a word that contradicts an earlier one, which stays, or with too many crawlers. Their URLs
   * are added and counted.
   */
  readonly contradicting: number;
}

/**
 * The list after a change, posted before the reply to the request that made it; or the result of loading a
 * list from the page.
 */
export interface ListReport extends RefusedEntries {
  /** Number of the `ListUpdate` that the list started as. The page drops reports with earlier numbers. */
  readonly number: number;
  /** All entries, or the reason why they aren't sent; null for an unchanged list from the page. */
  readonly entries: readonly UrlEntry[] | NotKept | null;
}

/**
 * Reason why links, drafts and test files don't contain a list: it has more than `MOST_KEPT_URLS` entries, or
 * a URL longer than `LONGEST_URL` of suites.
 */
export type NotKept = 'too-many-urls' | 'url-too-long';

/** The URLs that each rule decides. Lines count from 1. */
export interface CoverageReply {
  readonly version: number;
  /** By line: number of URLs that the rule decides for at least one crawler. */
  readonly urlsByLine: Uint32Array<ArrayBuffer>;
  readonly idle: readonly number[];
  readonly unfollowed: readonly number[];
  readonly beside: readonly BesideFolder[];
}

/** Requests to the worker. Each reply refers to the newest update sent before it, or to a later one. */
export interface UrlsRequests extends CompareRequests {
  /** Rows [from..to) of the query, at most `ROWS_PER_REPLY`. */
  rows: {
    readonly payload: { readonly from: number; readonly to: number };
    readonly reply: { readonly state: number; readonly from: number; readonly rows: readonly UrlRow[] };
  };
  /** Detects the format of a source. */
  sniff: {
    readonly payload: { readonly source: File; readonly name: string };
    readonly reply: Sniffed;
  };
  /**
   * Reads a source into the list. With `replaces`, the previous list is dropped with the first new URL and
   * stays if there is none. Posts progress. `cancel` ends the import; URLs read before stay.
   */
  import: {
    readonly payload: {
      readonly source: File;
      readonly plan: ImportPlan;
      readonly replaces: boolean;
      /**
       * The source is the edited text of the list. Known URLs keep their counts, and the list may become
       * empty.
       */
      readonly isEdited?: boolean;
    };
    readonly reply: ImportSummary;
  };
  /** More rejected lines of the last import. */
  rejected: {
    readonly payload: { readonly from: number; readonly to: number };
    readonly reply: readonly RejectedRow[];
  };
  /** Empties the list. */
  clear: { readonly payload: null; readonly reply: null };
  /** The entries of the list, or the reason why they aren't sent. */
  entries: { readonly payload: null; readonly reply: readonly UrlEntry[] | NotKept };
  /**
   * Sets or removes (null) the expectation of a URL, for all crawlers or for one by name. The URL is written
   * as in rows; a row number could refer to another list by now. Nothing is set if the URL isn't in the list
   * or there is no room for the word.
   */
  expect: {
    readonly payload: {
      readonly url: string;
      readonly crawler: Expectation['crawler'];
      readonly word: ExpectedOutcome | null;
      /** With a word for all crawlers: removes the words of single crawlers. */
      readonly isOnly?: boolean;
    };
    readonly reply: 'set' | 'not-listed' | 'no-room';
  };
  /**
   * Sets the current verdicts as expectations for the rows of the query: one word if all crawlers agree,
   * otherwise one for each.
   */
  acceptVerdicts: { readonly payload: null; readonly reply: { readonly rows: number } };
  /**
   * The results for the rows of the query, in the format of the command. `time` is the time of the report in
   * milliseconds since 1970. Null if there are more than `MOST_EXPORTED_CELLS`, or no verdicts.
   */
  export: {
    readonly payload: { readonly format: 'csv' | 'json' | 'junit'; readonly time: number };
    readonly reply: File | null;
  };
  coverage: { readonly payload: null; readonly reply: CoverageReply };
}

export type UrlsRequest = PostedRequest<UrlsRequests>;

export type ToUrlsWorker =
  | UrlsUpdate
  | { readonly kind: 'query'; readonly query: TableQuery }
  | CompareUpdate
  | UrlsRequest
  /** Cancels the import with this request id. */
  | { readonly kind: 'cancel'; readonly id: number };

export type FromUrlsWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'accepted'; readonly version: number }
  | { readonly kind: 'status'; readonly status: UrlsStatus }
  | { readonly kind: 'list'; readonly list: ListReport }
  /** Status of the comparison with another version; null for none. */
  | { readonly kind: 'compare-status'; readonly status: CompareStatus | null }
  | RequestMessage<UrlsRequests[keyof UrlsRequests]['reply']>
  | Heartbeat;
