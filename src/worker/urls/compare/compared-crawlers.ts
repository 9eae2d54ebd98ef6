import type { UrlsCrawler } from '../urls-protocol';
import { MOST_COLUMNS } from '../verdicts/most-columns';

/**
 * Returns the crawlers of the table, then the additional ones not among them. If there are too many, the last
 * ones of the table are dropped.
 */
export function comparedCrawlers(
  crawlers: readonly UrlsCrawler[],
  further: readonly UrlsCrawler[],
): readonly UrlsCrawler[] {
  const furtherKeys = new Set(further.map(keyOf));
  const known = new Set(crawlers.map(keyOf));
  const added = further.filter((crawler) => !known.has(keyOf(crawler)));
  let surplus = Math.max(0, crawlers.length + added.length - MOST_COLUMNS);
  const kept = crawlers.toReversed().filter((crawler) => furtherKeys.has(keyOf(crawler)) || --surplus < 0);
  return [...kept.toReversed(), ...added].slice(0, MOST_COLUMNS);
}

function keyOf({ names: [name = ''] }: UrlsCrawler): string {
  return name.toLowerCase();
}
