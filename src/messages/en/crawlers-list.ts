import type { CrawlerSectionId } from '../../catalogue/crawler';
import { shorten } from '../shorten';
import { count } from './intl';

/** How a crawler is counted: `other` is everything that the file does not decide. */
export type CrawlerTally = 'blocked' | 'allowed' | 'other';

/** Which rows are shown. */
export type ShownCrawlers = 'all' | CrawlerTally;

/** How many crawlers there are of each kind. */
export type CrawlerCounts = Readonly<Record<CrawlerTally, number>>;

const LONGEST_QUERY = 40;

const sectionTitles: Readonly<Record<CrawlerSectionId, string>> = {
  search: 'Search',
  ads: 'Ads',
  'social-preview': 'Social',
  feed: 'Feeds',
  'ai-training': 'AI training',
  'ai-search': 'AI search',
  'ai-assistant': 'AI assistants',
  seo: 'SEO tools',
  archive: 'Archives',
  monitoring: 'Monitoring',
  security: 'Security',
  other: 'Other',
};

/** Heading of a section. */
export function sectionTitle(section: CrawlerSectionId): string {
  return sectionTitles[section];
}

/** How a section comes out, beside its heading: `5 of 9 blocked`, `all 3 allowed`. */
export function sectionSummary({ blocked, allowed, other }: CrawlerCounts): string {
  const all = blocked + allowed + other;
  if (blocked > 0) return share(blocked, all, 'blocked');
  return allowed > 0 ? share(allowed, all, 'allowed') : 'not decided';
}

function share(part: number, all: number, word: string): string {
  if (all === 1) return word;
  return part === all ? `all ${all} ${word}` : `${part} of ${all} ${word}`;
}

/** How many crawlers there are. */
export function crawlersTotal({ blocked, allowed, other }: CrawlerCounts): string {
  return count(blocked + allowed + other, 'crawler');
}

/** What becomes of them: `7 blocked, 171 allowed, 2 not decided by this file`. */
export function crawlersSummary({ blocked, allowed, other }: CrawlerCounts): string {
  const undecided = other === 0 ? '' : `, ${other} not decided by this file`;
  return `${blocked} blocked, ${allowed} allowed${undecided}`;
}

/** What a screen reader hears once the list was filtered. */
export function crawlersFound(shown: number, all: number): string {
  return `${shown} of ${count(all, 'crawler')}`;
}

/** In the place of rows where none is left. */
export function noCrawlerFound(shown: ShownCrawlers, query: string): string {
  const words = { all: '', blocked: 'blocked ', allowed: 'allowed ', other: 'other ' } as const;
  if (query !== '') return `No ${words[shown]}crawler contains “${shorten(query, LONGEST_QUERY)}”.`;
  return shown === 'other'
    ? 'This file decides the result for every crawler.'
    : `No crawler is ${shown === 'blocked' ? 'blocked' : 'allowed'}.`;
}

/** Fixed texts of the list. */
export const crawlersList = {
  show: 'Show',
  shown: {
    all: 'All',
    blocked: 'Blocked',
    allowed: 'Allowed',
    other: 'Other',
  } satisfies Record<ShownCrawlers, string>,
  find: 'Find a crawler',
  found: 'Crawlers found',
  clearSearch: 'Clear the search',
  showAll: 'Show all',
  /** Stands behind an outcome that rests on `assumed`. */
  mark: '≈',
  /** The same for who cannot see the mark. */
  readingMark: '(by RFC 9309)',
  legend:
    "How it reads robots.txt isn't documented, so we apply the standard (RFC 9309). The choice in Engines doesn't affect this list.",
  copy: 'Copy table',
  markdown: 'Markdown',
  markdownHint: 'for a ticket or a page',
  csv: 'CSV',
  csvHint: 'for a spreadsheet',
  copied: 'Copied',
  copyDenied: "Your browser didn't allow copying. Allow clipboard access for this site, then try again.",
} as const;
