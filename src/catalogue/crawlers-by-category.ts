import type { CatalogueCrawler, CrawlerSectionId } from './crawler';
import { crawlers } from './crawlers';

/**
 * Ids of the crawlers that site owners look for first. Googlebot and Bingbot lead. The others are those named
 * in the most robots.txt files, on at least 2.5 % of mobile sites in the Web Almanac 2025 (HTTP Archive, July
 * 2025), most named first. Read on 2026-11-23 in
 * https://almanac.httparchive.org/en/2025/seo#robotstxt-user-agent-usage.
 */
export const wellKnownIds: readonly string[] = [
  'googlebot',
  'bingbot',
  'adsbot-google',
  'ahrefsbot',
  'mj12bot',
  'dotbot',
  'nutch',
  'adsbot-google-mobile',
  'petalbot',
  'pinterestbot',
  'ahrefssiteaudit',
  'gptbot',
  'claudebot',
  'ccbot',
  'semrushbot',
  'amazonbot',
  'google-extended',
  'perplexitybot',
  'chatgpt-user',
  'facebookbot',
  'meta-externalagent',
];

/** Crawlers of one purpose. */
export interface CrawlerSection {
  readonly id: CrawlerSectionId;
  /** The well-known ones first, then the others in the catalogue's order. */
  readonly crawlers: readonly CatalogueCrawler[];
}

/** The order on the page: first the purposes that most site owners care about. */
const sectionIds: readonly CrawlerSectionId[] = [
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

function sectionOf({ category }: CatalogueCrawler): CrawlerSectionId {
  return category === 'search-vertical' ? 'search' : category;
}

/** Returns the index among the well-known crawlers, or their number for all others. */
function rank({ id }: CatalogueCrawler): number {
  const place = wellKnownIds.indexOf(id);
  return place === -1 ? wellKnownIds.length : place;
}

/** Groups the catalogue by purpose. */
export function crawlersByCategory(): readonly CrawlerSection[] {
  return sectionIds.map((id) => ({
    id,
    crawlers: crawlers.filter((crawler) => sectionOf(crawler) === id).sort((a, b) => rank(a) - rank(b)),
  }));
}
