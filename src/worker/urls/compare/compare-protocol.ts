import type { OpenDocument } from '../../document/text-change';
import type { UrlsCrawler } from '../urls-protocol';
import type { CellOutcome } from '../verdicts/cell-outcome';

/** Maximum number of changes per reply. */
export const CHANGES_PER_REPLY = 500;

/** The kind of a change, by the new verdict: blocked, allowed, or neither (undefined or not applicable). */
export const changeKinds = ['blocked', 'allowed', 'other'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/**
 * Another version of the file: a document, or a text to prepend to the current one (LF lines, ending with
 * LF).
 */
export type OtherVersion = OpenDocument | { readonly inFront: string };

/** Updates about the comparison: crawlers, query, and another version (null ends the comparison). */
export type CompareUpdate =
  /** Crawlers compared in addition to those of the table. */
  | { readonly kind: 'compare-crawlers'; readonly crawlers: readonly UrlsCrawler[] }
  /** `choice` is a new number for each chosen version. The statuses of the comparison repeat it. */
  | { readonly kind: 'compare'; readonly choice: number; readonly other: OtherVersion | null }
  | { readonly kind: 'compare-query'; readonly query: CompareQuery };

/** Selects the changes to list. */
export interface CompareQuery {
  /** Text contained in the URL, ignoring case; empty for all. */
  readonly search: string;
  readonly change: 'all' | ChangeKind;
  /** Name of a compared crawler; null for all. */
  readonly crawler: string | null;
  /** False: verdicts change from the other version to the current file. True: the reverse. */
  readonly isSwapped: boolean;
}

/** The initial query. */
export const PLAIN_COMPARE_QUERY: CompareQuery = {
  search: '',
  change: 'all',
  crawler: null,
  isSwapped: false,
};

/** The verdicts on the listed URLs that change. */
export interface CompareResult {
  /** Version of text and question. */
  readonly version: number;
  /** Number of listed URLs, and of those with a changed verdict. */
  readonly urls: number;
  readonly changedUrls: number;
  /** Names of the compared crawlers. */
  readonly crawlers: readonly string[];
  /** Number of changed verdicts by kind. */
  readonly changed: Readonly<Record<ChangeKind, number>>;
  /** Number of changes kept as rows: at most 5,000,000. */
  readonly listed: number;
  /** Number of kept changes with the searched text and crawler, by kind. */
  readonly counts: Readonly<Record<'all' | ChangeKind, number>>;
  /** Number of rows that the query lists. */
  readonly rows: number;
}

/** State of the comparison, sent on each change. */
export interface CompareStatus {
  /** Number of the chosen version; see `CompareUpdate`. */
  readonly choice: number;
  /** Increases whenever rows may have changed; rows loaded before must be requested again. */
  readonly state: number;
  readonly phase: 'working' | 'complete' | 'too-many-cells';
  /** Progress: `done` of `all` verdicts. Both are 0 until verdicts are decided, and 1 at the end. */
  readonly done: number;
  readonly all: number;
  /** The newest result; null before the first. Stays until the next is ready. */
  readonly result: CompareResult | null;
}

/** The verdict by one of the two files. */
export interface ComparedVerdict {
  readonly outcome: CellOutcome;
  /** 1-based; 0 if no line decides. */
  readonly line: number;
}

/** A verdict that differs between the two files, for one URL and crawler. */
export interface ChangeRow {
  readonly url: string;
  /** Index in `CompareResult.crawlers`. */
  readonly crawler: number;
  readonly before: ComparedVerdict;
  readonly after: ComparedVerdict;
}

/** Requests about a comparison. */
export interface CompareRequests {
  /** Rows [from..to) of the query, at most `CHANGES_PER_REPLY`. */
  changes: {
    readonly payload: { readonly from: number; readonly to: number };
    readonly reply: { readonly state: number; readonly from: number; readonly rows: readonly ChangeRow[] };
  };
  /** All rows of the query as CSV; null if another version has been chosen. */
  exportChanges: { readonly payload: { readonly choice: number }; readonly reply: File | null };
}
