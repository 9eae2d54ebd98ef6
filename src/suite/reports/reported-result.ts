import type { SuiteCrawler } from '../suite-crawler';
import type { SuiteCell } from '../suite-result';

/** A crawler as described in reports. */
export type ReportedCrawler = Pick<SuiteCrawler, 'name' | 'dialect' | 'consultation'>;

/**
 * The answers to report, such as a `SuiteResult`. The cells may be created only when they are read, URL by
 * URL, because there may be millions.
 */
export interface ReportedResult {
  readonly crawlers: readonly ReportedCrawler[];
  readonly cells: Iterable<SuiteCell>;
  readonly passed: number;
  readonly failed: number;
  readonly notSet: number;
}
