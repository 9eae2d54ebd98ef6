import type { SuiteCrawler } from '../suite-crawler';
import type { SuiteCell } from '../suite-result';

/** A crawler as reports tell about it. */
export type ReportedCrawler = Pick<SuiteCrawler, 'name' | 'dialect' | 'consultation'>;

/** The answers that are reported. A `SuiteResult` is one; the cells may also be made while they are read, URL by URL, for there may be millions. */
export interface ReportedResult {
  readonly crawlers: readonly ReportedCrawler[];
  readonly cells: Iterable<SuiteCell>;
  readonly passed: number;
  readonly failed: number;
  readonly notSet: number;
}
