import type { CrawlerSectionId } from '../../../catalogue/crawler';
import { crawlersByCategory } from '../../../catalogue/full';
import type { CrawlerCounts, ShownCrawlers } from '../../../messages';
import type { Crawler, CrawlerRow } from './comparison-types';
import { type CrawlerFacts, crawlerFacts } from './crawler-facts';

/** One crawler with what it makes of the URL. */
export interface ListedCrawler {
  readonly crawler: Crawler;
  readonly row: CrawlerRow;
  readonly facts: CrawlerFacts;
}

/** The crawlers of one purpose. */
export interface ListedSection {
  readonly id: CrawlerSectionId;
  readonly rows: readonly ListedCrawler[];
  /** Counts of the whole section, also where only a part of it is shown. */
  readonly counts: CrawlerCounts;
}

/** Which rows somebody wants to see. */
export interface CrawlerFilter {
  readonly show: ShownCrawlers;
  /** What was typed to find a crawler. */
  readonly query: string;
}

/** Every crawler under its purpose. The rows come in the order of the crawlers. */
export function listedSections(
  crawlers: readonly Crawler[],
  rows: readonly CrawlerRow[],
): readonly ListedSection[] {
  const rowOf = new Map(crawlers.map(({ id }, index) => [id, rows[index]]));
  return crawlersByCategory().map((section) => {
    const listed = section.crawlers.flatMap((crawler): ListedCrawler[] => {
      const row = rowOf.get(crawler.id);
      return row === undefined ? [] : [{ crawler, row, facts: crawlerFacts(crawler, row) }];
    });
    return { id: section.id, rows: listed, counts: countRows(listed) };
  });
}

/** The counts of some sections together. */
export function countAll(sections: readonly ListedSection[]): CrawlerCounts {
  return countRows(sections.flatMap(({ rows }) => rows));
}

/** The sections with the rows that are wanted; a section without any falls away. */
export function filteredSections(
  sections: readonly ListedSection[],
  { show, query }: CrawlerFilter,
): readonly ListedSection[] {
  const lowerCased = query.trim().toLowerCase();
  if (show === 'all' && lowerCased === '') return sections;
  return sections
    .map((section) => ({
      ...section,
      rows: section.rows.filter(
        ({ crawler, facts }) => (show === 'all' || facts.tally === show) && isCalled(crawler, lowerCased),
      ),
    }))
    .filter(({ rows }) => rows.length > 0);
}

/** Whether a crawler or its operator has this in its name; `lowerCased` is in lower case. */
function isCalled({ name, productToken, aliases, operator }: Crawler, lowerCased: string): boolean {
  return [name, productToken, operator, ...aliases].some((text) => text.toLowerCase().includes(lowerCased));
}

function countRows(rows: readonly ListedCrawler[]): CrawlerCounts {
  const counts = { blocked: 0, allowed: 0, other: 0 };
  for (const { facts } of rows) counts[facts.tally]++;
  return counts;
}
