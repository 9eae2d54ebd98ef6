import type { KnownConsultation } from '../answer';
import { testedCrawler } from '../catalogue';
import { readCrawler } from '../catalogue/full';
import type { DialectId, Question } from '../engine';
import { nearCrawlers } from './near-crawlers';
import type { CrawlerReason } from './suite-problem';

/** A crawler of a suite, ready for questions. */
export interface SuiteCrawler extends Pick<Question, 'productTokens'> {
  /** Equal for two names of the same crawler. */
  readonly key: string;
  /** The catalogue's name; if the crawler isn't in the catalogue, the name as written. */
  readonly name: string;
  readonly ignoresGlobalGroup: boolean;
  /** The crawler's dialect. */
  readonly dialect: DialectId;
  /** Role of robots.txt for the crawler; `unknown` if it isn't in the catalogue, which counts as `asks`. */
  readonly consultation: KnownConsultation;
}

/**
 * Reads a crawler: a name, id, product token or alias of the catalogue, a User-Agent header, or an unknown
 * name. An unknown name is used as it is, unless it looks like a typo. To use it anyway, write it as a header
 * (`Gogglebot/1.0`).
 */
export function readSuiteCrawler(written: string): SuiteCrawler | CrawlerReason {
  const chosen = readCrawler(written);
  if (chosen.kind === 'none') return { code: 'no-crawler' };
  const tested = testedCrawler(chosen);
  if (chosen.kind === 'known') {
    const { id, name } = chosen.crawler;
    return { ...tested, key: `id ${id}`, name };
  }
  const near = chosen.from === 'typed' ? nearCrawlers(chosen.token) : [];
  if (near.length > 0) return { code: 'misspelt-crawler', near };
  return {
    ...tested,
    key: `token ${chosen.token.toLowerCase()}`,
    name: chosen.token,
  };
}

/** Returns whether a name could be read. */
export function isSuiteCrawler(reading: SuiteCrawler | CrawlerReason): reading is SuiteCrawler {
  return 'key' in reading;
}
