import type { ServiceAbout } from '../../service/protocol';
import type { ReadonlyStore } from '../readonly-store';
import type { SiteDocument } from './document-of-file';
import type { BookmarkStop, LiveProblem } from './live-problem';
import type { SiteFile } from './site-file';

/** Result of the last request. */
export type LiveOutcome =
  /** The site's file is being tested now; or its answer without a file, which the user chose to test. */
  | {
      readonly kind: 'fetched';
      readonly file: SiteFile;
      /** The previous file, and whether its text is the same; null if there was none. */
      readonly former: { readonly content: SiteDocument; readonly isSame: boolean } | null;
    }
  /** The site sent no file, or a web page in its place; nothing was changed. `testAnswer` tests the answer. */
  | { readonly kind: 'no-file'; readonly file: SiteFile }
  /** The address is never requested; nothing was changed. */
  | { readonly kind: 'refused'; readonly file: SiteFile }
  /** There is no result about the site; nothing was changed. */
  | { readonly kind: 'problem'; readonly problem: LiveProblem };

/** State of fetching. */
export interface LiveState {
  /** The service's capabilities; null until they are known. */
  readonly about: ServiceAbout | null;
  /**
   * True once this copy of the page is known to have no service. The browser then requests files itself, and
   * no one else learns about the sites.
   */
  readonly isAlone: boolean;
  /** Value of the field for the site. */
  readonly site: string;
  /** Value of that field at the last fetch; null before the first. */
  readonly fetched: string | null;
  /** True to send the current crawler's header, if the service can. */
  readonly asCrawler: boolean;
  /** Typed text of the running request; null if there is none. */
  readonly underWay: string | null;
  /** Result of the last request; null before the first, and while one is running. */
  readonly outcome: LiveOutcome | null;
}

/** Actions of the live file. Requests are sent only by `checkService`, without an address, and by `fetch` and `fetchSite`. */
export interface Live {
  readonly store: ReadonlyStore<LiveState>;
  setSite(site: string): void;
  setAsCrawler(asCrawler: boolean): void;
  /** Requests the service's capabilities, unless they are known. */
  checkService(): void;
  /** Fetches the file of the site in the field, and tests it if it arrives. Bypasses all caches when it is fetched again. Aborts a running request. */
  fetch(): void;
  /** Fetches the file of this site, and puts the site into the field. */
  fetchSite(site: string): void;
  /** Tests the answer of the last outcome `no-file` in place of the current text. Does nothing after another outcome. */
  testAnswer(): void;
  /** Tests the output of the terminal command for the site in the field. */
  acceptPrinted(text: string): void;
  /** Shows why the bookmark couldn't read the file of this site. Sends no request. */
  reportStopped(site: string, why: BookmarkStop): void;
  /** Aborts the running request; nothing changes. */
  cancel(): void;
  /** Compares with the previous file from the site, under this name. */
  compareWithFormer(name: string): void;
  dispose(): void;
}

/** Returns the id of the crawler whose header is sent; null for the tester's own. */
export function imitatedCrawler(
  { about, asCrawler }: Pick<LiveState, 'about' | 'asCrawler'>,
  crawlerId: string | null,
): string | null {
  return asCrawler && crawlerId !== null && about?.crawlers.includes(crawlerId) === true ? crawlerId : null;
}
