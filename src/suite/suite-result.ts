import type { CrawlAnswer } from '../answer';
import type { ExpectedOutcome } from './expected';
import type { SuiteCrawler } from './suite-crawler';

/** A suite's result for one URL and one crawler. */
export interface SuiteCell {
  /** As written in the suite. */
  readonly url: string;
  /** See `SuiteCrawler.name`. */
  readonly crawler: string;
  /**
   * `undefined`: the crawler's dialect doesn't define the outcome, or reading fails. `not-applicable`: the
   * file doesn't decide, because of the crawler or the file's location.
   */
  readonly outcome: 'allowed' | 'blocked' | 'undefined' | 'not-applicable';
  /** The part that decided. */
  readonly by: CrawlAnswer['by'];
  /** Set if the crawler decides, and a rule or the server's answer asks it to stay away. */
  readonly asked?: true;
  /** The line that decides or, if the crawler decides, asks it to stay away; from 1, 0 for none. */
  readonly line: number;
  /**
   * The rule in that line, such as `Disallow: /cart`, truncated to 1,000 UTF-16 units; null if there is
   * none.
   */
  readonly rule: string | null;
  readonly expected: ExpectedOutcome | null;
  /** `not-set`: there is no expectation. */
  readonly status: 'pass' | 'fail' | 'not-set';
}

/** The answers to a whole suite. */
export interface SuiteResult {
  /** Each `dialect` is the one that was used. */
  readonly crawlers: readonly SuiteCrawler[];
  /** URL by URL, and for each URL in the order of the crawlers. */
  readonly cells: readonly SuiteCell[];
  readonly passed: number;
  readonly failed: number;
  readonly notSet: number;
}
