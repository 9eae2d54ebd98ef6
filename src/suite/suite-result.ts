import type { ExpectedOutcome } from './expected';
import type { SuiteCrawler } from './suite-crawler';

/** What a suite is answered with for one URL and one crawler. */
export interface SuiteCell {
  /** As it is written. */
  readonly url: string;
  /** See `SuiteCrawler.name`. */
  readonly crawler: string;
  /** `undefined`: its reader leaves it open, or fails. `not-applicable`: the file does not speak for the URL. */
  readonly outcome: ExpectedOutcome | 'undefined' | 'not-applicable';
  /** What gave the outcome. */
  readonly by: 'rules' | 'answer' | 'scope';
  /** The deciding line, from 1; 0 where none does. */
  readonly line: number;
  /** The rule in that line, as `Disallow: /cart`, at most 1,000 UTF-16 units of it; null where no rule decides. */
  readonly rule: string | null;
  readonly expected: ExpectedOutcome | null;
  /** `not-set`: nothing is expected. */
  readonly status: 'pass' | 'fail' | 'not-set';
}

/** The answers to a whole suite. */
export interface SuiteResult {
  /** With the dialects that were asked. */
  readonly crawlers: readonly SuiteCrawler[];
  /** URL by URL, within one in the order of the crawlers. */
  readonly cells: readonly SuiteCell[];
  readonly passed: number;
  readonly failed: number;
  readonly notSet: number;
}
