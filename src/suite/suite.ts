import type { DialectId, ServerAnswer } from '../engine';
import type { SuiteCrawler } from './suite-crawler';
import type { SuiteUrl } from './suite-url';

/** A suite after reading: crawlers, URLs and conditions. Crawlers and URLs may be empty. */
export interface Suite {
  /** Each crawler once. */
  readonly crawlers: readonly SuiteCrawler[];
  readonly urls: readonly SuiteUrl[];
  /** The dialect in which the file is read; `own` for each crawler's own. */
  readonly engine: 'own' | DialectId;
  /** Address of the file; null if unknown, so that it applies to every URL. */
  readonly robotsUrl: { readonly href: string; readonly origin: string } | null;
  /** The simulated server answer. */
  readonly answer: ServerAnswer;
}
