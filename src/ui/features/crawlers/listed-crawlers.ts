import type { CatalogueCrawler } from '../../../catalogue';
import type { CrawlerSectionId } from '../../../catalogue/crawler';
import { crawlersByCategory } from '../../../catalogue/full';
import type { CrawlerCounts, ShownCrawlers } from '../../../messages';
import type { CrawlerRow } from '../../../store';
import { type CrawlerFacts, crawlerFacts } from './crawler-facts';

/** A crawler with its verdict on the URL. */
export interface ListedCrawler {
  readonly crawler: CatalogueCrawler;
  readonly row: CrawlerRow;
  readonly facts: CrawlerFacts;
}

/** The crawlers of one purpose. */
export interface ListedSection {
  readonly id: CrawlerSectionId;
  readonly rows: readonly ListedCrawler[];
  /** Counts of the whole section, even if it is filtered. */
  readonly counts: CrawlerCounts;
}

/** The filter of the list. */
export interface CrawlerFilter {
  readonly show: ShownCrawlers;
  /** The search text. */
  readonly query: string;
}

/** Groups the crawlers by purpose. Rows keep the order of the crawlers. */
export function listedSections(
  crawlers: readonly CatalogueCrawler[],
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

/** Sums the counts of all sections. */
export function countAll(sections: readonly ListedSection[]): CrawlerCounts {
  return countRows(sections.flatMap(({ rows }) => rows));
}

/** Returns the sections with the rows that match the filter, without empty sections. */
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

/** Returns whether one of the names of a crawler or its operator contains `lowerCased`, ignoring case. */
function isCalled({ name, productToken, aliases, operator }: CatalogueCrawler, lowerCased: string): boolean {
  return [name, productToken, operator, ...aliases].some((text) => text.toLowerCase().includes(lowerCased));
}

function countRows(rows: readonly ListedCrawler[]): CrawlerCounts {
  const counts = { blocked: 0, allowed: 0, other: 0 };
  for (const { facts } of rows) counts[facts.tally]++;
  return counts;
}
