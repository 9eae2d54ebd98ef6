import type { StoreApi } from 'zustand/vanilla';
import type {
  CompareQuery,
  CompareRequests,
  CompareStatus,
} from '../../worker/urls/compare/compare-protocol';
import type { Address } from '../address';
import type { DocumentContent } from '../document';
import type { ArrivalProblem } from '../notice';
import type { Arrival } from '../state';
import type { UrlsColumn } from '../urls/urls-state';

/** Another version of the file. */
export type SecondVersion =
  | {
      readonly kind: 'file' | 'draft' | 'site';
      /** What the file or the draft is called, or where the site's file lies and when it was fetched; empty for a draft without a name. */
      readonly name: string;
      readonly content: DocumentContent;
    }
  | { readonly kind: 'pasted' | 'link'; readonly content: DocumentContent }
  /** The present text behind what a CDN puts in front of it; it follows the present text. */
  | {
      readonly kind: 'ai-block';
      readonly service: string;
      readonly inFront: string;
      /** The crawlers that it names, as written. */
      readonly names: readonly string[];
    };

/** Why something is no second version. */
export type SecondVersionProblem =
  | { readonly kind: 'file-too-large'; readonly name: string; readonly bytes: number; readonly limit: number }
  | { readonly kind: 'file-unreadable'; readonly name: string }
  | { readonly kind: 'test-file-refused'; readonly name: string }
  | { readonly kind: 'link-refused'; readonly reason: ArrivalProblem }
  /** The link names no file. */
  | { readonly kind: 'link-without-file' };

/** What the Compare view shows. */
export interface CompareState {
  /** The other version; null until one is chosen. */
  readonly other: SecondVersion | null;
  readonly query: CompareQuery;
  /** Crawlers that are compared beside the columns of the table: those that the other version is about. */
  readonly further: readonly UrlsColumn[];
  /** How the comparison stands; null before its worker said so. */
  readonly status: CompareStatus | null;
}

/** What the page can do with two versions of the file. `rows` and `export` reject where the worker stops before it has answered. */
export interface Compare {
  readonly store: StoreApi<CompareState>;
  /** Compares with this version from now on; all its changes are listed. */
  choose(other: SecondVersion): void;
  /** Ends the comparison. */
  clear(): void;
  /** Lists other changes; what is not named stays. */
  setQuery(part: Partial<CompareQuery>): void;
  rows(from: number, to: number): Promise<CompareRequests['changes']['reply']>;
  /** The listed changes as CSV; null where another version was chosen meanwhile. */
  export(): Promise<CompareRequests['exportChanges']['reply']>;
  /** Reads the address of a pasted link off the page's thread. Rejects where the part of the page that reads links can't be loaded. */
  readAddress(address: Address): Promise<Arrival>;
}
