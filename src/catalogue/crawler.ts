import type { CrawlerDialectId } from '../engine/dialect-ids';

/** Purpose of a crawler. */
export type CrawlerCategory =
  | 'search'
  | 'search-vertical'
  | 'ads'
  | 'ai-training'
  | 'ai-search'
  | 'ai-assistant'
  | 'seo'
  | 'social-preview'
  | 'archive'
  | 'feed'
  | 'monitoring'
  | 'security'
  | 'other';

/** A purpose as listed on the page, which lists `search-vertical` under `search`. */
export type CrawlerSectionId = Exclude<CrawlerCategory, 'search-vertical'>;

/** The crawler's dialect; `unknown` if its operator documents too little to tell. */
export type CrawlerDialect = CrawlerDialectId | 'unknown';

/**
 * Names to look for in a file, in order of preference. An inner list holds names of one crawler, whose groups
 * are combined.
 */
export type ProductTokens = readonly (string | readonly string[])[];

/** Accepted values of Crawl-delay, in seconds; for Slurp, degrees of slowness. */
export interface CrawlDelayRange {
  readonly min: number;
  readonly max: number;
  /** True if only whole numbers are accepted. */
  readonly whole: boolean;
  /** Unit of the number. `relative`: a higher number only means slower. */
  readonly unit: 'seconds' | 'relative';
}

/** A crawler as described by its operator, or else by the best source available. */
export interface CatalogueCrawler {
  /** Stable: used in links and storage. */
  readonly id: string;
  /** Display name. */
  readonly name: string;
  readonly operator: string;
  readonly category: CrawlerCategory;
  /**
   * Set if AI models are known to be trained on the pages it collects, although its category is another
   * purpose.
   */
  readonly isTrainedOn?: true;
  /**
   * Its name in robots.txt, as written in the source. Some contain spaces, dots or digits, which RFC 9309
   * doesn't allow.
   */
  readonly productToken: string;
  /**
   * Other names of the same crawler in robots.txt: their groups are combined with those of the product token.
   */
  readonly aliases: readonly string[];
  /** Names whose groups it obeys, in this order, if no group names the crawler itself. */
  readonly fallbackTokens: readonly string[];
  /** Set if groups that name the crawler mean nothing to it: it looks only for `fallbackTokens`, then for `*`. */
  readonly readsOwnName?: false;
  /**
   * True if a `*` group never applies to it, as with AdsBot; null if nothing is documented, which counts as
   * false.
   */
  readonly ignoresGlobalGroup: boolean | null;
  /**
   * False if the name is only used in robots.txt and no request carries it; null if nothing is documented, or
   * if its requests carry no name of their own and it follows rules for another crawler.
   */
  readonly sendsRequests: boolean | null;
  /**
   * Obedience to robots.txt, as documented by its operator or else by the source. `user-triggered`: it
   * fetches for a person and need not obey.
   */
  readonly obeysRobots: 'yes' | 'partly' | 'no' | 'user-triggered' | 'unknown';
  readonly dialect: CrawlerDialect;
  /** True if it reads Crawl-delay; null if nothing is documented. */
  readonly crawlDelay: boolean | null;
  /** Absent if no source states one. */
  readonly crawlDelayRange?: CrawlDelayRange;
  /** Set if its operator documents that it acts on Content-Signal. */
  readonly obeysContentSignal?: true;
  /** One or two sentences for site owners, in our own words. */
  readonly note: string;
  /** The https address of the evidence. */
  readonly source: string;
  /** The day the source was read, as YYYY-MM-DD; for a dated copy of it, the day of the copy. */
  readonly readOn: string;
  /** Another page with facts of the note, and the day it was read. */
  readonly noteSource?: { readonly source: string; readonly readOn: string };
  readonly confidence: 'high' | 'medium' | 'low';
}

/**
 * Role of robots.txt for a crawler.
 * - `asks`: it requests robots.txt first, or nothing to the contrary is documented.
 * - `fetches-for-a-person`: it fetches pages that a person requested and need not obey.
 * - `does-not-obey`: its operator, or the source, says so.
 * - `control-token`: no request carries this name. Its rules tell the operator how to use pages that another
 *   of its crawlers fetches: Google-Extended and Applebot-Extended for training, Googlebot-News for Google
 *   News (its pages are fetched as Googlebot), YandexAdditional for quick answers. The verdict applies to these
 *   names unchanged.
 * - `policy-token`: the name isn't that of a crawler. It states a preference, see `PolicyToken`. No verdict applies.
 */
export type Consultation =
  | 'asks'
  | 'fetches-for-a-person'
  | 'does-not-obey'
  | 'control-token'
  | 'policy-token';
