import type { CrawlerSectionId } from '../../catalogue/crawler';
import { isPolicyToken } from '../../engine/policy-token';
import { shorten } from '../shorten';
import { count } from './intl';

/** Kind under which a crawler is counted. `other`: the file doesn't decide. */
export type CrawlerTally = 'blocked' | 'allowed' | 'other';

/** Filter of the list. */
export type ShownCrawlers = 'all' | CrawlerTally;

/** Number of crawlers of each kind. */
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

/** Outcome of a section, beside its heading: `5 of 9 blocked`, `all 3 allowed`. */
export function sectionSummary({ blocked, allowed, other }: CrawlerCounts): string {
  const all = blocked + allowed + other;
  if (blocked > 0) return share(blocked, all, 'blocked');
  return allowed > 0 ? share(allowed, all, 'allowed') : 'not decided';
}

function share(part: number, all: number, word: string): string {
  if (all === 1) return word;
  return part === all ? `all ${all} ${word}` : `${part} of ${all} ${word}`;
}

/** Number of all crawlers, at the top of the view. */
export function crawlersTotal({ blocked, allowed, other }: CrawlerCounts): string {
  return count(blocked + allowed + other, 'crawler');
}

/** Number of crawlers by kind, after the total: `7 blocked, 171 allowed, 2 not decided by this file`. */
export function crawlersSummary({ blocked, allowed, other }: CrawlerCounts): string {
  const undecided = other === 0 ? '' : `, ${other} not decided by this file`;
  return `${blocked} blocked, ${allowed} allowed${undecided}`;
}

/** Announced to screen readers after filtering: `12 of 180 crawlers`. */
export function crawlersFound(shown: number, all: number): string {
  return `${shown} of ${count(all, 'crawler')}`;
}

/** Shown instead of rows if the filter matches none. */
export function noCrawlerFound(shown: ShownCrawlers, query: string): string {
  const under = shown === 'all' ? '' : ` under “${crawlersList.shown[shown]}”`;
  if (isPolicyToken(query)) return `“${shorten(query, LONGEST_QUERY)}” is a preference, not a crawler.`;
  if (query !== '') return `No crawler${under} contains “${shorten(query, LONGEST_QUERY)}”.`;
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
  /** After an outcome that applies RFC 9309 because the crawler's dialect is undocumented. */
  mark: '≈',
  /** Replaces `mark` for screen readers. */
  readingMark: '(by RFC 9309)',
  legend:
    "It isn't documented how this crawler reads robots.txt, so we apply the standard (RFC 9309). The engine chosen in Why doesn't affect this list.",
  copy: 'Copy table',
  markdown: 'Markdown',
  markdownHint: 'for a ticket or a page',
  csv: 'CSV',
  csvHint: 'for a spreadsheet',
  copied: 'Copied',
  copyDenied: "Your browser didn't allow copying. Allow clipboard access for this site, then try again.",
} as const;

/** Column headings and fixed cells of the table that Copy table puts on the clipboard. */
export const crawlersExport = {
  columns: [
    'Crawler',
    'Name in robots.txt',
    'Operator',
    'Purpose',
    'Outcome',
    'Line',
    'Rule',
    'Why',
    'How it reads robots.txt',
  ],
  /** Heading of the first column in CSV, which holds the tested URL. */
  url: 'URL',
  /** Label of the tested URL, above a Markdown table. */
  about: 'URL:',
  documented: 'documented',
  assumed: 'not documented, RFC 9309 applied',
} as const;
