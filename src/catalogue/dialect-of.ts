import type { CrawlerDialectId } from '../engine/dialect-ids';
import type { ChosenCrawler } from './chosen-crawler';

/** The dialect in which a file is read for a crawler. */
export interface DialectReading {
  readonly id: CrawlerDialectId;
  /** False where the crawler's own reading is not documented and RFC 9309 stands in for it. */
  readonly isDocumented: boolean;
}

/** The dialect of what was asked: the crawler's own, RFC 9309 where that is not known, Google's where no crawler is asked about. */
export function dialectOf(chosen: ChosenCrawler): DialectReading {
  if (chosen.kind === 'none' || chosen.kind === 'loading') return { id: 'google', isDocumented: true };
  const dialect = chosen.kind === 'known' ? chosen.crawler.dialect : 'unknown';
  return dialect === 'unknown' ? { id: 'rfc9309', isDocumented: false } : { id: dialect, isDocumented: true };
}
