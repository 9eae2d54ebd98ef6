import type {
  CompareQuery,
  CompareRequests,
  CompareStatus,
} from '../../worker/urls/compare/compare-protocol';
import type { Address } from '../address';
import type { DocumentContent } from '../document';
import type { Notice } from '../notice';
import type { ReadFileProblem } from '../read-file';
import type { ReadonlyStore } from '../readonly-store';
import type { Arrival, TextSnapshot } from '../state';
import type { UrlsColumn } from '../urls/urls-state';

/** Another version of the file. */
export type SecondVersion =
  | {
      readonly kind: 'file' | 'draft' | 'site';
      /** Name of the file or the draft, or address and time of the site's file; empty for a draft without a name. */
      readonly name: string;
      readonly content: DocumentContent;
    }
  | { readonly kind: 'pasted' | 'link'; readonly content: DocumentContent }
  /** The current text with a CDN's block before it; follows edits of the text. */
  | {
      readonly kind: 'ai-block';
      readonly service: string;
      readonly inFront: string;
      /** The crawlers that the block names, as written. */
      readonly names: readonly string[];
    }
  /** The file with fewer lines and the same verdicts. */
  | {
      readonly kind: 'simplified';
      readonly content: DocumentContent;
      /** The text that was simplified. */
      readonly of: string;
      readonly removed: number;
      readonly joined: number;
    }
  /** The text that another version has replaced in the editor. */
  | {
      readonly kind: 'replaced';
      readonly content: DocumentContent;
      readonly by: SecondVersion;
      /** The text in the editor after that. */
      readonly after: TextSnapshot;
    };

/** Reason why something can't be used as a second version, or a second version can't be used instead of the file. */
export type SecondVersionProblem =
  | ReadFileProblem
  | Extract<Notice, { readonly kind: 'link-refused' }>
  /** The link contains no file. */
  | { readonly kind: 'link-without-file' }
  | { readonly kind: SimplifyProblem }
  /** There is no editor whose text could be replaced. */
  | { readonly kind: 'no-editor' };

/** Reason why there is no simplified version: it would be the same, the text changed meanwhile, or a part of the page is missing. */
export type SimplifyProblem = 'nothing-to-simplify' | 'simplified-too-late' | 'not-simplified';

/** State of the Compare view. */
export interface CompareState {
  /** The other version; null until one is chosen. */
  readonly other: SecondVersion | null;
  readonly query: CompareQuery;
  /** Crawlers compared in addition to the table's columns: those that a CDN's block names. */
  readonly further: readonly UrlsColumn[];
  /** Status of the comparison; null before the worker's first message. */
  readonly status: CompareStatus | null;
}

/** Actions of the Compare view. `rows` and `export` reject if the worker stops before it has answered. */
export interface Compare {
  readonly store: ReadonlyStore<CompareState>;
  /**
   * Compares with this version from now on, and lists all changes. `isAfter` is true if it's the newer of the two; without it, only
   * a version made from the current file is.
   */
  choose(other: SecondVersion, isAfter?: boolean): void;
  /** Ends the comparison. */
  clear(): void;
  /** Changes the query for the listed changes; absent parts stay unchanged. */
  setQuery(part: Partial<CompareQuery>): void;
  rows(from: number, to: number): Promise<CompareRequests['changes']['reply']>;
  /** Returns the listed changes as CSV; null if another version was chosen meanwhile. */
  export(): Promise<CompareRequests['exportChanges']['reply']>;
  /** Reads the address of a pasted link in a worker. Rejects if the code that reads links can't be loaded. */
  readAddress(address: Address): Promise<Arrival>;
}
