import type { UrlEntry } from '../../suite/expected';
import type { ReportedCrawler } from '../../suite/reports';
import type { Condition, OpenDocument, TestedCrawler, Transaction } from '../protocol';
import type { CompareRequests, CompareStatus, CompareUpdate } from './compare/compare-protocol';
import type { ImportPlan } from './import/import-plan';
import type { EarlyEnd } from './import/import-report';
import type { Sniffed } from './import/sniff';
import type { Expectation, ExpectedWord, RejectReason, Requester } from './list';
import type { BesideFolder } from './verdicts/beside-folder';
import type { CellOutcome } from './verdicts/cell-outcome';
import type { RowChoice, RowCounts } from './verdicts/row-facets';

/** Rows that are handed out at once. */
export const ROWS_PER_REPLY = 500;
/** Rejected lines that are handed out at once. */
export const REJECTED_PER_REPLY = 500;
/** Verdicts (rows × crawlers) that are exported at most: more are no file that anything opens. */
export const MOST_EXPORTED_CELLS = 5_000_000;

/** A crawler with a column of its own. */
export interface UrlsCrawler extends TestedCrawler {
  /** Names by which an expectation may mean it, as written; the first is shown. */
  readonly names: readonly string[];
  /** What robots.txt is to it, for reports. */
  readonly consultation: ReportedCrawler['consultation'];
}

/** What changed since the last update, in the order open, transactions, condition, crawlers, list. The worker keeps only the newest state. */
export interface UrlsUpdate {
  readonly kind: 'update';
  /** Version of text and question, as in `Update`. */
  readonly version: number;
  readonly open?: OpenDocument;
  readonly transactions?: readonly Transaction[];
  readonly condition?: Condition;
  readonly crawlers?: readonly UrlsCrawler[];
  readonly list?: ListUpdate;
}

/** A list from the page, which replaces the worker's own once earlier requests are answered. */
export interface ListUpdate {
  /** Rises with each list that the page sends. */
  readonly number: number;
  readonly entries: readonly UrlEntry[];
}

/** By what rows are sorted; `crawler` is the index of a column. */
export type TableOrder =
  | { readonly by: 'list' }
  | { readonly by: 'url'; readonly descending: boolean }
  | { readonly by: 'outcome'; readonly crawler: number; readonly descending: boolean };

/** Who asked for URLs, as access logs say: any known crawler, or the one with this id of the catalogue. */
export type RequestedBy = 'any' | `id ${string}`;

/** Which rows are shown, in which order. */
export interface TableQuery {
  /** Text that the URL contains, in any case; empty for all. */
  readonly search: string;
  /** Only URLs that were asked for by them; null for all. */
  readonly requestedBy: RequestedBy | null;
  readonly choice: RowChoice;
  readonly order: TableOrder;
}

/** What the table is about; told again at most every 100 ms while it changes. */
export interface UrlsStatus {
  /** Version of text and question that the verdicts belong to. */
  readonly version: number;
  /** Rises whenever a row may look otherwise than before: rows that were handed out have to be asked for again. */
  readonly state: number;
  /** Different URLs in the list, and the memory (bytes) that they take. */
  readonly urls: number;
  readonly bytes: number;
  /** Cells that are decided, and all there are; crawlers that share their verdicts count once. */
  readonly done: number;
  readonly all: number;
  readonly phase: 'working' | 'complete' | 'too-many-cells';
  /** Rows of the query. */
  readonly rows: number;
  /** How many of the rows with the searched text and the one who asked each choice has. */
  readonly counts: RowCounts;
  /** The known crawlers that asked for URLs of the list, as access logs say, each with the number of its URLs, the largest first; and URLs of any. */
  readonly requesters: readonly Requester[];
  readonly requested: number;
  /** Names of crawlers, as written, for which something of their own is expected. */
  readonly expectedCrawlers: readonly string[];
  readonly hasExpectations: boolean;
  /** Milliseconds that the last verdicts took, compiling included; 0 before. */
  readonly time: number;
}

/** One row of the table. */
export interface UrlRow {
  /** Its number in the list, from 0. */
  readonly row: number;
  /** A whole URL, or a path alone. */
  readonly url: string;
  /** How often it came. */
  readonly count: number;
  /** Per crawler: what it may do, the deciding line (1-based, 0 for none), and what is expected of it, by its own word (`isOwn`) or that for all. */
  readonly cells: readonly {
    readonly outcome: CellOutcome;
    readonly line: number;
    readonly expected: ExpectedWord | null;
    readonly isOwn: boolean;
  }[];
  /** What is expected for all crawlers that have no word of their own. */
  readonly expected: ExpectedWord | null;
  /** Names of the known crawlers that asked for it, as access logs say. */
  readonly requestedBy: readonly string[];
}

/** A rejected line of an import. */
export interface RejectedRow {
  readonly line: number;
  readonly reason: RejectReason;
  /** The beginning of the line; null where it is not kept. */
  readonly text: string | null;
}

/** What an import did, see `ImportReport`. */
export interface ImportSummary {
  readonly end: EarlyEnd | null;
  readonly bytes: number;
  readonly lines: number;
  readonly added: number;
  readonly repeated: number;
  readonly blank: number;
  readonly comments: number;
  readonly headers: number;
  readonly legacyLines: number;
  /** All rejected lines, and those of each reason that occurs; the first REJECTED_PER_REPLY are told with it. */
  readonly rejectedCount: number;
  readonly rejectedBy: readonly { readonly reason: RejectReason; readonly count: number }[];
  readonly rejected: readonly RejectedRow[];
  /** Sitemaps that an index names: the first 1,000, and how many there are. */
  readonly sitemaps: readonly string[];
  readonly sitemapCount: number;
  /** User agent headers of an access log with their requests, the most frequent first: the first 1,000; null for other formats. */
  readonly agents: readonly { readonly agent: string; readonly requests: number }[] | null;
  readonly agentCount: number;
  readonly requestsWithoutAgent: number;
  /** True where the list of crawlers could not be had, so that none is recognised among those who asked. */
  readonly isCatalogueMissing: boolean;
}

/** How many entries of a list from the page were not taken as they were; 0 once the list is changed. */
export interface RefusedEntries {
  /** Entries that are no URLs: they are left out. */
  readonly refused: number;
  /** Entries with a word that contradicts an earlier one, which stays, or with more crawlers than a list has room for. Their URLs are taken and counted. */
  readonly contradicting: number;
}

/** The list after a change, posted before the reply to the request that made it; or what became of a list from the page. */
export interface ListReport extends RefusedEntries {
  /** Number of the `ListUpdate` that the list began as. The page drops reports on earlier ones. */
  readonly number: number;
  /** All entries, or why they are not carried; null for a list from the page that is unchanged. */
  readonly entries: readonly UrlEntry[] | NotKept | null;
}

/** Why links, drafts and test files do not carry a list: it is longer than MOST_KEPT_URLS, or has a URL longer than LONGEST_URL of suites. */
export type NotKept = 'too-many-urls' | 'url-too-long';

/** What the rules have to do with the URLs. Lines count from 1. */
export interface CoverageReply {
  readonly version: number;
  /** By line: how many URLs the rule decides for at least one of the crawlers. */
  readonly urlsByLine: Uint32Array<ArrayBuffer>;
  readonly idle: readonly number[];
  readonly unfollowed: readonly number[];
  readonly beside: readonly BesideFolder[];
}

/** What the worker can be asked. Each is answered for the newest update that was sent before it. */
export interface UrlsRequests extends CompareRequests {
  /** Rows [from..to) of the query, at most ROWS_PER_REPLY. */
  rows: {
    readonly payload: { readonly from: number; readonly to: number };
    readonly reply: { readonly state: number; readonly from: number; readonly rows: readonly UrlRow[] };
  };
  /** How a source looks like it is to be read. */
  sniff: {
    readonly payload: { readonly source: File; readonly name: string };
    readonly reply: Sniffed;
  };
  /**
   * Reads a source into the list. Where `replaces`, the list that was goes as soon as the first URL comes, and stays where none does. Progress is
   * told; `cancel` ends it, and what was read stays.
   */
  import: {
    readonly payload: {
      readonly source: File;
      readonly plan: ImportPlan;
      readonly replaces: boolean;
      /** The source is the list itself, changed: what it had already came as often as before, and it may be left with nothing. */
      readonly isEdited?: boolean;
    };
    readonly reply: ImportSummary;
  };
  /** Further rejected lines of the last import. */
  rejected: {
    readonly payload: { readonly from: number; readonly to: number };
    readonly reply: readonly RejectedRow[];
  };
  /** Empties the list. */
  clear: { readonly payload: null; readonly reply: null };
  /** What the list holds, or why that is not carried. */
  entries: { readonly payload: null; readonly reply: readonly UrlEntry[] | NotKept };
  /**
   * Says what is expected of a URL, written as rows have it, for all crawlers or one name; null takes it back. The URL, for meanwhile another list may
   * have come. Nothing is set where the list has it not, or no room for words of one crawler more.
   */
  expect: {
    readonly payload: {
      readonly url: string;
      readonly crawler: Expectation['crawler'];
      readonly word: ExpectedWord | null;
      /** With a word for all: words of single crawlers are taken back. */
      readonly isOnly?: boolean;
    };
    readonly reply: 'set' | 'not-listed' | 'no-room';
  };
  /** Takes the present verdicts as expected, for the rows of the query: one word where all crawlers agree, else one for each. */
  acceptVerdicts: { readonly payload: null; readonly reply: { readonly rows: number } };
  /**
   * The results for the rows of the query, as the command writes them; `time` of the report in milliseconds since 1970. Null where there are more than
   * MOST_EXPORTED_CELLS, or no verdicts.
   */
  export: {
    readonly payload: { readonly format: 'csv' | 'json' | 'junit'; readonly time: number };
    readonly reply: File | null;
  };
  coverage: { readonly payload: null; readonly reply: CoverageReply };
}

/** A request as it travels. */
export type UrlsRequest = {
  [Name in keyof UrlsRequests]: {
    readonly kind: 'request';
    readonly id: number;
    readonly name: Name;
    readonly payload: UrlsRequests[Name]['payload'];
  };
}[keyof UrlsRequests];

export type ToUrlsWorker =
  | UrlsUpdate
  | { readonly kind: 'query'; readonly query: TableQuery }
  | CompareUpdate
  | UrlsRequest
  /** Ends the request with this id, an import. */
  | { readonly kind: 'cancel'; readonly id: number };

export type FromUrlsWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'accepted'; readonly version: number }
  | { readonly kind: 'status'; readonly status: UrlsStatus }
  | { readonly kind: 'list'; readonly list: ListReport }
  /** How the comparison with another version stands; null where there is none. */
  | { readonly kind: 'compare-status'; readonly status: CompareStatus | null }
  /** Bytes of its source that an import has read, and the URLs that the list has. */
  | { readonly kind: 'progress'; readonly id: number; readonly bytes: number; readonly urls: number }
  | { readonly kind: 'reply'; readonly id: number; readonly reply: UrlsRequests[keyof UrlsRequests]['reply'] }
  /** The work for a request threw: a bug. */
  | { readonly kind: 'failed'; readonly id: number }
  /** Told each second of work. */
  | { readonly kind: 'working' };
