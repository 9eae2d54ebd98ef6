import type { CrawlerDialectId } from '../engine/dialect-ids';

/** What a crawler is for. */
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

/** A purpose as the page lists it: parts of search are with search. */
export type CrawlerSectionId = Exclude<CrawlerCategory, 'search-vertical'>;

/** The family of readers a crawler belongs to; `unknown` where its operator documents too little to say. */
export type CrawlerDialect = CrawlerDialectId | 'unknown';

/** Names to look for in a file, first choice first; an inner list holds names of one crawler, whose groups are added up. */
export type ProductTokens = readonly (string | readonly string[])[];

/** The values of Crawl-delay that a crawler takes. They are seconds; with Slurp, degrees of slowness. */
export interface CrawlDelayRange {
  readonly min: number;
  readonly max: number;
  /** True if it reads whole numbers only. */
  readonly whole: boolean;
  /** What the number counts; `relative`: only that more is slower. */
  readonly unit: 'seconds' | 'relative';
}

/** One crawler as its operator, or else the best source we could read, describes it. */
export interface Crawler {
  /** Stable, for links and storage. */
  readonly id: string;
  /** What people call it. */
  readonly name: string;
  readonly operator: string;
  readonly category: CrawlerCategory;
  /** Set where AI models are known to be trained on its pages although its category names another purpose. */
  readonly isTrainedOn?: true;
  /** Its name in robots.txt, as the source writes it; some hold spaces, dots or digits, which RFC 9309 does not allow. */
  readonly productToken: string;
  /** Other names in robots.txt for the same crawler: their groups are added to those of the product token. */
  readonly aliases: readonly string[];
  /** Names it obeys, in this order, where no group has its own. */
  readonly fallbackTokens: readonly string[];
  /** True if a `*` group never applies to it, as with AdsBot; null where nothing is documented, which counts as no. */
  readonly ignoresGlobalGroup: boolean | null;
  /** False for a mere name in robots.txt that no request carries; null where nothing is documented. */
  readonly sendsRequests: boolean | null;
  /** What its operator, or else the source, says about obeying robots.txt; `user-triggered` where it fetches for a person and so need not. */
  readonly obeysRobots: 'yes' | 'partly' | 'no' | 'user-triggered' | 'unknown';
  readonly dialect: CrawlerDialect;
  /** Whether it reads Crawl-delay; null where nothing is documented. */
  readonly crawlDelay: boolean | null;
  /** Absent where no source states one. */
  readonly crawlDelayRange?: CrawlDelayRange;
  /** Set where its operator documents that it acts on Content-Signal. */
  readonly obeysContentSignal?: true;
  /** One or two sentences for site owners, in our own words. */
  readonly note: string;
  /** The https address of what all this rests on. */
  readonly source: string;
  /** The day the source was read, as YYYY-MM-DD. */
  readonly readOn: string;
  readonly confidence: 'high' | 'medium' | 'low';
}

/**
 * What robots.txt is to a crawler. `asks`: it asks robots.txt first, or nothing else is documented. `fetches-for-a-person`: it fetches what a
 * person asked for and need not ask. `does-not-obey`: its operator, or the source, says so. `control-token`: no request carries this name;
 * its rules say what the operator may do with pages that another of its crawlers fetches. Google-Extended and Applebot-Extended decide so
 * about training, Googlebot-News about Google News (its pages are fetched as Googlebot): to all three the verdict applies as it stands.
 */
export type Consultation = 'asks' | 'fetches-for-a-person' | 'does-not-obey' | 'control-token';
