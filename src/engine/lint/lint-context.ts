import type { DialectId } from '../dialects';
import { PLAIN_ANSWER, type ServerAnswer } from '../fetch';
import type { DelayOfCrawler } from '../fields';

/** The part of a crawler that rules need. The catalogue's entries fit. */
export interface LintCrawler {
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

/** Context of the file. */
export interface LintContext {
  /** Crawlers of the catalogue. Without them, rules about particular crawlers report nothing or less. */
  readonly crawlers: readonly LintCrawler[];
  /** The tested URL, absolute, or null. */
  readonly url: string | null;
  /** URL of the file: given by the user, or derived from the tested URL; otherwise null. */
  readonly robotsUrl: string | null;
  /** The server's answer, real or simulated. */
  readonly answer: ServerAnswer;
}

/** Context without any information. */
export const NO_CONTEXT: LintContext = { crawlers: [], url: null, robotsUrl: null, answer: PLAIN_ANSWER };
