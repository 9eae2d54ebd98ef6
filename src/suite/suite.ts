import type { DialectId, ServerAnswer } from '../engine';
import type { SuiteCrawler } from './suite-crawler';
import type { SuiteUrl } from './suite-url';

/** A suite that was read: who is asked about, what, and under which conditions. Crawlers and URLs may be none. */
export interface Suite {
  /** Each crawler once. */
  readonly crawlers: readonly SuiteCrawler[];
  readonly urls: readonly SuiteUrl[];
  /** By whose rules the file is read; `own`: by each crawler's own. */
  readonly engine: 'own' | DialectId;
  /** Where the file lies; null where that is not said, and it speaks for every URL. */
  readonly robotsUrl: { readonly href: string; readonly origin: string } | null;
  /** What the server is supposed to have answered. */
  readonly answer: ServerAnswer;
}
