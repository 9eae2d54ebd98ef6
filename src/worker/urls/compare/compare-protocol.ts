import type { LintCrawler } from '../../../engine/lint';
import type { OpenDocument } from '../../protocol';
import type { UrlsCrawler } from '../urls-protocol';
import type { CellOutcome } from '../verdicts/cell-outcome';

/** Changed verdicts that are handed out at once. */
export const CHANGES_PER_REPLY = 500;

/** What becomes of a verdict: it is a block now, it is none any more, or neither of both (left open, not this file's). */
export const changeKinds = ['blocked', 'allowed', 'other'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** Another version of the file: a document, or the present text with another (of LF lines, ending with one) in front. */
export type OtherVersion = OpenDocument | { readonly inFront: string };

/** What the page says of the comparison beside requests: other crawlers, other rows, and another version, where null ends it. */
export type CompareUpdate =
  /** Crawlers that are compared beside those of the table. */
  | { readonly kind: 'compare-crawlers'; readonly crawlers: readonly UrlsCrawler[] }
  /** The crawlers of the catalogue, to recognise the names in a file. */
  | { readonly kind: 'compare-catalogue'; readonly crawlers: readonly LintCrawler[] }
  /** `choice` is another number for each version that is chosen; what is told of the comparison carries it. */
  | { readonly kind: 'compare'; readonly choice: number; readonly other: OtherVersion | null }
  | { readonly kind: 'compare-query'; readonly query: CompareQuery };

/** Which changes are listed. */
export interface CompareQuery {
  /** Text that the URL contains, in any case; empty for all. */
  readonly search: string;
  readonly change: 'all' | ChangeKind;
  /** The name of a compared crawler; null for all of them. */
  readonly crawler: string | null;
  /** False: the present file is the later version, and verdicts change from the other one to it. True: the other way round. */
  readonly isSwapped: boolean;
}

/** The query with which everything begins. */
export const PLAIN_COMPARE_QUERY: CompareQuery = {
  search: '',
  change: 'all',
  crawler: null,
  isSwapped: false,
};

/** What was found out by comparing. */
export interface CompareResult {
  /** Version of text and question that it belongs to. */
  readonly version: number;
  /** Whether the URLs come from the list, or were made from the patterns of both files. */
  readonly source: 'list' | 'patterns';
  readonly urls: number;
  /** The name of each crawler. */
  readonly crawlers: readonly string[];
  /** True where the files have more patterns than addresses are made from, or name more crawlers than are asked. */
  readonly isCut: boolean;
  /** Verdicts that change, by their kind. */
  readonly changed: Readonly<Record<ChangeKind, number>>;
  /** How many of them are kept as rows: the first 5,000,000. */
  readonly listed: number;
  /** Rows with the searched text and crawler, by their kind. */
  readonly counts: Readonly<Record<'all' | ChangeKind, number>>;
  /** Rows of the query. */
  readonly rows: number;
}

/** How the comparison stands; told again while it changes. */
export interface CompareStatus {
  /** The choice of the other version that it is about. */
  readonly choice: number;
  /** Rises whenever a row may be another than before: rows that were handed out have to be asked for again. */
  readonly state: number;
  readonly phase: 'working' | 'complete' | 'too-many-cells';
  /** Verdicts that are found out, and all there are; crawlers that share theirs count once. */
  readonly done: number;
  readonly all: number;
  /** The newest; null before the first. It stays while the next is worked on. */
  readonly result: CompareResult | null;
}

/** What one of the two files says. */
export interface ComparedVerdict {
  readonly outcome: CellOutcome;
  /** 1-based; 0 where no line decides. */
  readonly line: number;
}

/** A verdict that changes. */
export interface ChangeRow {
  readonly url: string;
  /** The index of its crawler. */
  readonly crawler: number;
  readonly before: ComparedVerdict;
  readonly after: ComparedVerdict;
}

/** What can be asked about a comparison. */
export interface CompareRequests {
  /** Rows [from..to) of the query, at most CHANGES_PER_REPLY. */
  changes: {
    readonly payload: { readonly from: number; readonly to: number };
    readonly reply: { readonly state: number; readonly from: number; readonly rows: readonly ChangeRow[] };
  };
  /** All rows of the query as comma-separated values; null where another version was chosen meanwhile. */
  exportChanges: { readonly payload: { readonly choice: number }; readonly reply: File | null };
}
