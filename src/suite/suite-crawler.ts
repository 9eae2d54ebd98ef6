import { consultationOf, testedCrawler } from '../catalogue';
import { readCrawler } from '../catalogue/full';
import type { DialectId, Question } from '../engine';
import { nearCrawlers } from './near-crawlers';
import type { CrawlerReason } from './suite-problem';

/** A crawler of a suite, ready to be asked about. */
export interface SuiteCrawler extends Pick<Question, 'productTokens'> {
  /** Tells whether two names mean the same crawler. */
  readonly key: string;
  /** The catalogue's name; of a crawler that it does not hold, the name as it was written. */
  readonly name: string;
  readonly ignoresGlobalGroup: boolean;
  /** The dialect by which it reads. */
  readonly dialect: DialectId;
  /** What robots.txt is to it; `unknown` where the catalogue does not hold it: it is taken to ask. */
  readonly consultation: ReturnType<typeof consultationOf> | 'unknown';
}

/**
 * Reads the name of a crawler: of the catalogue (name, id, product token, alias), a User-Agent header, or a name that nobody knows. The last is
 * asked as it stands, unless it looks like a slip; who means it so writes it as a header (`Gogglebot/1.0`).
 */
export function readSuiteCrawler(written: string): SuiteCrawler | CrawlerReason {
  const chosen = readCrawler(written);
  if (chosen.kind === 'none') return { code: 'no-crawler' };
  const { productTokens, ignoresGlobalGroup, dialect } = testedCrawler(chosen);
  const tested = { productTokens, ignoresGlobalGroup, dialect };
  if (chosen.kind === 'known') {
    const { id, name } = chosen.crawler;
    return { ...tested, key: `id ${id}`, name, consultation: consultationOf(chosen.crawler) };
  }
  const near = chosen.from === 'typed' ? nearCrawlers(chosen.token) : [];
  if (near.length > 0) return { code: 'misspelt-crawler', near };
  return {
    ...tested,
    key: `token ${chosen.token.toLowerCase()}`,
    name: chosen.token,
    consultation: 'unknown',
  };
}

/** Whether a name could be read. */
export function isSuiteCrawler(reading: SuiteCrawler | CrawlerReason): reading is SuiteCrawler {
  return 'key' in reading;
}
