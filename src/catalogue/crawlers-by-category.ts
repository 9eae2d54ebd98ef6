import type { Crawler, CrawlerCategory } from './crawler';
import { crawlers } from './crawlers';

/** Crawlers of one purpose; parts of search are with search. */
export interface CrawlerSection {
  readonly id: Exclude<CrawlerCategory, 'search-vertical'>;
  /** In the catalogue's order. */
  readonly crawlers: readonly Crawler[];
}

/** The order on the page: what most site owners care about first. */
const sectionIds: readonly CrawlerSection['id'][] = [
  'search',
  'ads',
  'social-preview',
  'feed',
  'ai-training',
  'ai-search',
  'ai-assistant',
  'seo',
  'archive',
  'monitoring',
  'security',
  'other',
];

function sectionOf({ category }: Crawler): CrawlerSection['id'] {
  return category === 'search-vertical' ? 'search' : category;
}

/** The catalogue grouped by purpose. */
export function crawlersByCategory(): readonly CrawlerSection[] {
  return sectionIds.map((id) => ({
    id,
    crawlers: crawlers.filter((crawler) => sectionOf(crawler) === id),
  }));
}
