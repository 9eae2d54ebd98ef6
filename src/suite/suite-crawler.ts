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
  /** The catalogue's names that an unknown name may be a typo of, the most similar first. */
  readonly near: readonly string[];
}

/**
 * Reads a crawler: a name, id, product token or alias of the catalogue, a User-Agent header, or an unknown
 * name, which is used as it is. If it looks like a typo, and isn't a header (`Gogglebot/1.0`), `near` is filled.
 */
export function readSuiteCrawler(written: string): SuiteCrawler | CrawlerReason {
  const chosen = readCrawler(written);
  if (chosen.kind === 'none') return { code: 'no-crawler' };
  const tested = testedCrawler(chosen);
  if (chosen.kind === 'known') {
    const { id, name } = chosen.crawler;
    return { ...tested, key: `id ${id}`, name, near: [] };
  }
  return {
    ...tested,
    key: `token ${chosen.token.toLowerCase()}`,
    name: chosen.token,
    near: chosen.from === 'typed' ? nearCrawlers(chosen.token) : [],
  };
}

/** Returns whether a name could be read. */
export function isSuiteCrawler(reading: SuiteCrawler | CrawlerReason): reading is SuiteCrawler {
  return 'key' in reading;
}
