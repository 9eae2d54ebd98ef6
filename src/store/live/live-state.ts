import type { StoreApi } from 'zustand/vanilla';
import type { ServiceAbout } from '../../service/protocol';
import type { DocumentContent } from '../document';
import type { SiteWay } from '../document-origin';
import type { BookmarkStop, LiveProblem } from './live-problem';
import type { SiteFile } from './site-file';

/** What a site sent before. */
export interface FormerFile {
  /** When it was asked, in milliseconds since 1970, and in which crawler's name (null: the tester's own). */
  readonly at: number;
  readonly as: string | null;
  readonly by: SiteWay;
  readonly content: DocumentContent;
}

/** How the last request ended. */
export type LiveOutcome =
  /** The site was asked, and its file is what is tested now; or its answer without a file, which the reader chose to test. */
  | {
      readonly kind: 'fetched';
      readonly file: SiteFile;
      /** What it sent the time before, and whether the text is the same; null where it was not asked before. */
      readonly former: (FormerFile & { readonly isSame: boolean }) | null;
    }
  /** The site was asked and sent no file; nothing was changed. `testAnswer` tests that answer. */
  | { readonly kind: 'no-file'; readonly file: SiteFile }
  /** The address leads where nobody asks; nothing was changed. */
  | { readonly kind: 'refused'; readonly file: SiteFile }
  /** Nothing is known of the site; nothing was changed. */
  | { readonly kind: 'problem'; readonly problem: LiveProblem };

/** What is known of fetching. */
export interface LiveState {
  /** What the service can do: null until it has said so. */
  readonly about: ServiceAbout | null;
  /** Whether it is known that this copy of the page has no service: then the browser asks sites itself, and nobody else is told of them. */
  readonly isAlone: boolean;
  /** What the field for the site holds. */
  readonly site: string;
  /** What stood there when something was fetched last; null for nothing yet. */
  readonly fetched: string | null;
  /** Whether the site is to be asked in the name of the present crawler, where the service can do that. */
  readonly asCrawler: boolean;
  /** The request that is under way: what was typed. Null for none. */
  readonly underWay: string | null;
  /** How the last one ended; null before the first, and while another is under way. */
  readonly outcome: LiveOutcome | null;
}

/** What the page can do about the file of a site. Nothing is sent but by `checkService`, without any address, and by `fetch` and `fetchSite`. */
export interface Live {
  readonly store: StoreApi<LiveState>;
  setSite(site: string): void;
  setAsCrawler(asCrawler: boolean): void;
  /** Asks the service what it can do, unless it has said so. */
  checkService(): void;
  /** Fetches the file of the site in the field, and tests it if one came; past every cache where it is fetched again. Ends a request that is under way. */
  fetch(): void;
  /** Fetches the file of this site; it is then the one in the field. */
  fetchSite(site: string): void;
  /** Tests the answer of the last outcome `no-file`, in place of the present text. Does nothing after another outcome. */
  testAnswer(): void;
  /** Tests what the line for the terminal printed for the site in the field. */
  acceptPrinted(text: string): void;
  /** Says why the bookmark could not bring the file of this site, and asks nobody. */
  reportStopped(site: string, why: BookmarkStop): void;
  /** Ends the request that is under way: nothing was changed. */
  cancel(): void;
  /** Compares with what the site sent the time before, under this name. */
  compareWithFormer(name: string): void;
  dispose(): void;
}

/** Id of the crawler in whose name the site is asked; null for the tester's own. */
export function imitatedCrawler(
  { about, asCrawler }: Pick<LiveState, 'about' | 'asCrawler'>,
  crawlerId: string | null,
): string | null {
  return asCrawler && crawlerId !== null && about?.crawlers.includes(crawlerId) === true ? crawlerId : null;
}
