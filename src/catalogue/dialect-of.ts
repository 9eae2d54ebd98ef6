import type { CrawlerDialectId } from '../engine/dialect-ids';
import type { ChosenCrawler } from './chosen-crawler';

/** The dialect in which a file is read for a crawler. */
export interface DialectReading {
  readonly id: CrawlerDialectId;
  /** False if the crawler's dialect isn't documented and RFC 9309 is used instead. */
  readonly isDocumented: boolean;
}

/**
 * Returns the dialect for a crawler: its own, RFC 9309 if that is unknown, Google's if there is no crawler.
 */
export function dialectOf(chosen: ChosenCrawler): DialectReading {
  if (chosen.kind === 'none' || chosen.kind === 'loading') return { id: 'google', isDocumented: true };
  const dialect = chosen.kind === 'known' ? chosen.crawler.dialect : 'unknown';
  return dialect === 'unknown' ? { id: 'rfc9309', isDocumented: false } : { id: dialect, isDocumented: true };
}
