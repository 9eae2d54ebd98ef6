/** What a crawler is for. More categories come with the views that show them. */
export type CrawlerCategory = 'search' | 'search-vertical' | 'ads';

/** The family of readers a crawler belongs to; `unknown` where its operator documents too little to say. */
export type CrawlerDialect = 'google' | 'bing' | 'yandex' | 'unknown';

/** Names to look for in a file, first choice first; an inner list holds names of one crawler, whose groups are added up. */
export type ProductTokens = readonly (string | readonly string[])[];

/** One crawler as its operator, or else the best source we could read, describes it. */
export interface Crawler {
  /** Stable, for links and storage. */
  readonly id: string;
  /** What people call it. */
  readonly name: string;
  readonly operator: string;
  readonly category: CrawlerCategory;
  /** Its name in robots.txt, as the source writes it; some hold spaces, dots or digits, which RFC 9309 does not allow. */
  readonly productToken: string;
  /** Other names in robots.txt for the same crawler: their groups are added to those of the product token. */
  readonly aliases: readonly string[];
  /** Names it obeys, in this order, where no group has its own. */
  readonly fallbackTokens: readonly string[];
  /** True if a `*` group never applies to it, as with AdsBot; false also where nothing is documented. */
  readonly ignoresGlobalGroup: boolean;
  /** False for a mere name in robots.txt that no request carries; null where nothing is documented. */
  readonly sendsRequests: boolean | null;
  /** What its operator says about obeying robots.txt. */
  readonly obeysRobots: 'yes' | 'partly' | 'unknown';
  readonly dialect: CrawlerDialect;
  /** One or two sentences for site owners, in our own words. */
  readonly note: string;
  /** The https address of what all this rests on. */
  readonly source: string;
  /** The day the source was read, as YYYY-MM-DD. */
  readonly readOn: string;
  readonly confidence: 'high' | 'medium' | 'low';
}
