import type { Crawler, ProductTokens } from './crawler';

/** A crawler of the catalogue, chosen, typed by name, or found in a User-Agent header. */
export interface KnownCrawler {
  readonly kind: 'known';
  readonly crawler: Crawler;
  readonly tokens: ProductTokens;
  /** False also where nothing is documented. */
  readonly ignoresGlobalGroup: boolean;
  /** What Google's parser reads of the crawler's product token in a file; absent where that is all of it. */
  readonly parserReads?: string;
  readonly from: 'catalogue' | 'user-agent-header';
}

/** A name the catalogue does not hold. It is asked as it stands: Google's matcher compares it whole. */
export interface OtherCrawler {
  readonly kind: 'token';
  readonly token: string;
  readonly tokens: ProductTokens;
  /** What Google's parser reads of this name in a file; absent where that is all of it. Where present, no group can match the name. */
  readonly parserReads?: string;
  /** `without-list`: the list of crawlers could not be loaded, so the name may well be in it. */
  readonly from: 'typed' | 'user-agent-header' | 'without-list';
}

/** Nothing to ask about: no text, a header that names browsers only (`Mozilla/5.0`), or text without any name (`/`, an address). */
export interface NoCrawler {
  readonly kind: 'none';
  readonly reason: 'empty' | 'only-browser' | 'no-name';
}

/** The list of crawlers is not here yet, so the text cannot be read. Only the store makes it. */
export interface LoadingCrawler {
  readonly kind: 'loading';
}

/** What a person's text turned out to mean. */
export type CrawlerReading = KnownCrawler | OtherCrawler | NoCrawler;

/** What a person chose or typed as crawler, made ready for a question. */
export type ChosenCrawler = CrawlerReading | LoadingCrawler;
