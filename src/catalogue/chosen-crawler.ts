import type { CatalogueCrawler, ProductTokens } from './crawler';
import type { PolicyToken } from './policy-tokens';

/** A crawler of the catalogue: chosen, typed by name, or found in a User-Agent header. */
export interface KnownCrawler {
  readonly kind: 'known';
  readonly crawler: CatalogueCrawler;
  readonly tokens: ProductTokens;
  /** False if nothing is documented. */
  readonly ignoresGlobalGroup: boolean;
  /**
   * The part of the crawler's product token that Google's parser reads in a file; absent if it reads all of
   * it.
   */
  readonly parserReads?: string;
  readonly from: 'catalogue' | 'user-agent-header';
}

/** A name that isn't in the catalogue. Kept as typed: Google's matcher compares the whole name. */
export interface OtherCrawler {
  readonly kind: 'token';
  readonly token: string;
  readonly tokens: ProductTokens;
  /**
   * The part of this name that Google's parser reads in a file; absent if it reads all of it. If present, no
   * group can match the name in Google's dialect.
   */
  readonly parserReads?: string;
  /** `without-list`: the list of crawlers couldn't be loaded, so the name may be in it. */
  readonly from: 'typed' | 'user-agent-header' | 'without-list';
  /** Set if the name is a policy token that a source names. */
  readonly policy?: PolicyToken;
}

/**
 * No crawler to test: no text, a header that names only browsers (`Mozilla/5.0`), or text without any name
 * (`/`, a URL).
 */
export interface NoCrawler {
  readonly kind: 'none';
  readonly reason: 'empty' | 'only-browser' | 'no-name';
}

/** The list of crawlers hasn't loaded yet, so the text can't be read. Only the store creates it. */
export interface LoadingCrawler {
  readonly kind: 'loading';
}

/** Result of reading typed text as a crawler. */
export type CrawlerReading = KnownCrawler | OtherCrawler | NoCrawler;

/** The chosen or typed crawler, ready for a question. */
export type ChosenCrawler = CrawlerReading | LoadingCrawler;
