import type { Outcome } from '../../../engine';
import type { NoOverview } from '../../../engine/proof';

/** Most places sent for one row. */
export const PLACES_PER_ROW = 200;
/** Most rows sent for one part. */
export const ROWS_PER_PART = 200;
/** Most lines sent for one cell. */
export const LINES_PER_CELL = 200;

/**
 * The verdicts of a whole file, by groups of crawlers and by places. True for every URL but that of robots.txt itself.
 * Each crawler reads the file in its own dialect.
 */
export type FileOverview = {
  /** Number of this overview, which requests about it name. */
  readonly id: number;
} & (
  | { readonly content: OverviewContent }
  /** Nothing can be said about all URLs. */
  | { readonly content: null; readonly limit: OverviewLimit }
);

/** Reason why a file has no overview. */
export type OverviewLimit =
  | NoOverview
  /** Its User-agent lines have more than `most` different names. */
  | { readonly kind: 'names'; readonly most: number };

export interface OverviewContent {
  readonly summary: OverviewSummary;
  /** The columns: crawlers with the same verdicts, everyone else first, then in the order in which the file names them. */
  readonly columns: readonly OverviewColumn[];
  /** Folders and pages. The first row is the rest of the site: whatever is in no other row of this part. */
  readonly areas: OverviewPart;
  /**
   * Rules with a star inside. Empty if there are none. Almost any two patterns share some URLs, so exceptions aren't marked: where
   * rows overlap, the longest rule decides.
   */
  readonly patterns: OverviewPart;
  /** Names of crawlers that the file doesn't name and that skip the `*` group. They may fetch everything and are in no column. */
  readonly skippers: readonly string[];
}

export interface OverviewColumn {
  /** True for the first column: crawlers that the file doesn't name, and those that it treats the same. */
  readonly isEveryoneElse: boolean;
  /**
   * Names in User-agent lines of crawlers in this column, as written, in file order. If there are none, those of some members, but
   * none for everyone else.
   */
  readonly names: readonly string[];
  /** Crawlers of the catalogue that ask for robots.txt and obey it, and other crawlers that the file names. */
  readonly members: readonly OverviewMember[];
  /** The outcome of every URL; null if it depends on the URL. */
  readonly outcome: Outcome | null;
  readonly reach: OverviewReach;
}

/** The part of the site that the crawlers of a column may fetch, in short. */
export interface OverviewReach {
  /** Outcome of the rest of the site: of every URL in none of the areas. */
  readonly rest: Outcome;
  /** Number of places with the other outcome, patterns included. Those inside an area that counts don't. Rules of other rows may decide parts of them. */
  readonly areas: number;
}

export interface OverviewMember {
  /** Id in the catalogue; null for a crawler that only the file names. */
  readonly id: string | null;
  readonly name: string;
  /** True if it follows a group that names it or a name it falls back to; false if the `*` group counts, or none. */
  readonly isNamed: boolean;
}

export interface OverviewPart {
  /** The first `ROWS_PER_PART` rows. A row's nested rows come right after it. */
  readonly rows: readonly OverviewRow[];
  readonly rowCount: number;
}

export interface OverviewRow {
  /** The first `PLACES_PER_ROW` places with these verdicts, in file order. Empty for the rest of the site. */
  readonly places: readonly OverviewPlace[];
  readonly placeCount: number;
  /** 0, or 1 more than that of the row whose place it lies in. */
  readonly depth: number;
  /** One for each column. */
  readonly cells: readonly OverviewCell[];
}

export interface OverviewPlace {
  /** Everything that begins with a path, one path, or all paths of a pattern with stars. */
  readonly kind: 'area' | 'page' | 'pattern';
  /** A rule's pattern for it, such as `/shop/`, `/$` or `/*.pdf$`. Areas have no final star. */
  readonly pattern: string;
}

export interface OverviewCell {
  /** Outcome of all URLs in the row's places and in no nested row, but for exceptions. Null if no URL has such a path. */
  readonly outcome: Outcome | null;
  /** True if rules of other rows decide some of them otherwise. Always false in `patterns`. */
  readonly hasExceptions: boolean;
}

/** A short description of the file. */
export type OverviewSummary =
  /** Every URL is allowed for every crawler: because there are no rules, or they block nothing. */
  | { readonly kind: 'open'; readonly hasRules: boolean }
  /** Every URL is blocked for every crawler. */
  | { readonly kind: 'closed' }
  /** Everyone else is blocked from the rest of the site. */
  | {
      readonly kind: 'closed-except';
      /** Columns that may fetch the rest of the site. */
      readonly columns: readonly number[];
      /** Places that are closed to all of these. */
      readonly closedAreas: number;
      /** Places that are open to everyone else. */
      readonly openAreas: number;
    }
  /** Everyone else may fetch the rest of the site. */
  | {
      readonly kind: 'open-except';
      /** Places that are closed to at least half of the crawlers, or, if there are none, to some. Shut out crawlers don't count. */
      readonly areas: number;
      /** The smallest part of the crawlers that one of these places is closed to. */
      readonly share: 'everyone' | 'almost-everyone' | 'most' | 'some';
      /** Columns that every URL is blocked for. */
      readonly shutOut: readonly number[];
      /** Columns that every URL is allowed for, if places are closed to others. */
      readonly free: readonly number[];
      /** The column that is alone in most of the places that are closed only to one column, and the number of these places. */
      readonly onlyFor: { readonly column: number; readonly areas: number } | null;
      /** The same for places that are closed to all columns but one. */
      readonly exceptFor: { readonly column: number; readonly areas: number } | null;
    };
