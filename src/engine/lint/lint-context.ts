import type { DialectId } from '../dialects';
import { PLAIN_ANSWER, type ServerAnswer } from '../fetch';
import type { DelayOfCrawler } from '../fields';

/** A crawler as far as rules need to know it. The catalogue's entries fit. */
export interface LintCrawler {
  readonly id: string;
  readonly name: string;
  readonly operator: string;
  readonly category: string;
  /** Set where AI models are trained on its pages although its category is another one. */
  readonly isTrainedOn?: true;
  readonly productToken: string;
  readonly aliases: readonly string[];
  readonly fallbackTokens: readonly string[];
  readonly ignoresGlobalGroup: boolean | null;
  readonly obeysRobots: 'yes' | 'partly' | 'no' | 'user-triggered' | 'unknown';
  /** The family of readers; `unknown` counts as `rfc9309`. */
  readonly dialect: DialectId | 'unknown';
  readonly crawlDelay: boolean | null;
  /** The values that it takes; absent where no source states them. */
  readonly crawlDelayRange?: NonNullable<DelayOfCrawler['crawlDelayRange']>;
}

/** What is known beside the file. */
export interface LintContext {
  /** The crawlers of the catalogue. Without them no rule speaks of names. */
  readonly crawlers: readonly LintCrawler[];
  /** The URL that is asked about, absolute; null where none is. */
  readonly url: string | null;
  /** Where the file lies: said by the reader, or taken from the URL; null where neither is. */
  readonly robotsUrl: string | null;
  /** What the server is supposed to have answered. */
  readonly answer: ServerAnswer;
}

/** Nothing is known beside the file. */
export const NO_CONTEXT: LintContext = { crawlers: [], url: null, robotsUrl: null, answer: PLAIN_ANSWER };
