import type { DialectId } from '../dialect-ids';
import type { DelayOfCrawler } from '../fields/crawler-delay';

/** The part of a crawler that statements about files need. The catalogue's entries fit. */
export interface CrawlerProfile {
  readonly id: string;
  readonly name: string;
  readonly operator: string;
  readonly category: string;
  /** Set if pages that it collects train AI models, although its category is another one. */
  readonly isTrainedOn?: true;
  readonly productToken: string;
  readonly aliases: readonly string[];
  readonly fallbackTokens: readonly string[];
  /** Set if groups that name the crawler mean nothing to it: it looks only for `fallbackTokens`, then for `*`. */
  readonly readsOwnName?: false;
  readonly ignoresGlobalGroup: boolean | null;
  /** False if no request carries its name, so that no crawler visits pages by it. */
  readonly sendsRequests?: boolean | null;
  readonly obeysRobots: 'yes' | 'partly' | 'no' | 'user-triggered' | 'unknown';
  /** `unknown` counts as `rfc9309`. */
  readonly dialect: DialectId | 'unknown';
  readonly crawlDelay: boolean | null;
  /** Certainty of the entry; absent if it isn't known. */
  readonly confidence?: 'high' | 'medium' | 'low';
  /** Values that it accepts; absent if no source states them. */
  readonly crawlDelayRange?: NonNullable<DelayOfCrawler['crawlDelayRange']>;
}
