import type { CrawlerProfile } from '../engine/crawlers';
import { PLAIN_ANSWER, type ServerAnswer } from '../engine/fetch';

/** Context of the file. */
export interface LintContext {
  /** Crawlers of the catalogue. Without them, rules about particular crawlers report nothing or less. */
  readonly crawlers: readonly CrawlerProfile[];
  /** The tested URL, absolute, or null. */
  readonly url: string | null;
  /** URL of the file: given by the user, or derived from the tested URL; otherwise null. */
  readonly robotsUrl: string | null;
  /** The server's answer, real or simulated. */
  readonly answer: ServerAnswer;
}

/** Context without any information. */
export const NO_CONTEXT: LintContext = { crawlers: [], url: null, robotsUrl: null, answer: PLAIN_ANSWER };
