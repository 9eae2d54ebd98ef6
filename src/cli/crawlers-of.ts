import { isSuiteCrawler, readSuiteCrawler, type SuiteCrawler } from '../suite';
import { refuse } from './refusal';

/** Reads the values of `--crawler`. Names of the same crawler count once. */
export function readCrawlerOptions(values: readonly string[]): readonly SuiteCrawler[] {
  const crawlers = values.map((value) => {
    const reading = readSuiteCrawler(value);
    return isSuiteCrawler(reading) ? reading : refuse({ code: 'bad-crawler', value, reason: reading });
  });
  return [...new Map(crawlers.map((crawler) => [crawler.key, crawler])).values()];
}
