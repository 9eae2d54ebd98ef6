import type { Consultation, Crawler, CrawlerCategory } from '../../catalogue/crawler';
import type { DialectId } from '../../engine';
import type { CrawlerDialectId } from '../../engine/dialect-ids';
import type { Rich } from '../rich';
import { shorten } from '../shorten';
import { crawlerName, type DescribedCrawler, LONGEST_NAME, type NamedCrawler } from './crawler';
import { dialectName, dialectRules } from './dialects';

/** That Google's parser reads less of the name in a file than stands there; null where it reads all of it. */
export function parserReadsNote(chosen: DescribedCrawler): Rich | null {
  if (chosen.kind === 'none' || chosen.kind === 'loading' || chosen.parserReads === undefined) return null;
  const token = chosen.kind === 'known' ? chosen.crawler.productToken : chosen.token;
  const named: Rich = ["Google's parser reads ", { code: shorten(token, LONGEST_NAME) }, ' in the file as '];
  return chosen.parserReads === '' ? [...named, 'nothing.'] : [...named, { code: chosen.parserReads }, '.'];
}

/** By whose rules the file is read, where that is not plain: another engine was chosen, or the crawler's own reading is not documented. */
export function dialectNote(chosen: NamedCrawler, dialect: DialectId, isOwn: boolean): Rich | null {
  const name = crawlerName(chosen);
  if (!isOwn)
    return [
      `The file is read by ${dialectRules(dialect)}, as you chose in Engines. ${name} itself may read it differently.`,
    ];
  if (chosen.kind === 'token' && chosen.from === 'without-list')
    return [
      `The list of crawlers couldn't be loaded, so we use the name ${name} as typed and apply the standard (RFC 9309). Reload the page to see what's known about this crawler.`,
    ];
  if (chosen.kind === 'token') return [`${name} isn't in our list, so we apply the standard (RFC 9309).`];
  if (chosen.crawler.dialect === 'unknown')
    return [
      `Its operator doesn't document how ${name} reads robots.txt, so we apply the standard (RFC 9309).`,
    ];
  return isFromHelpPages[chosen.crawler.dialect]
    ? [
        `${dialectName(dialect)} publishes no parser. This result follows its help pages (checked 21 November 2026). Where they say nothing, we assume RFC 9309, except that /robots.txt itself can be blocked.`,
      ]
    : null;
}

/** Whether a dialect is known from its operator's help pages alone, for the operator publishes no parser. */
const isFromHelpPages: Readonly<Record<CrawlerDialectId, boolean>> = {
  google: false,
  rfc9309: false,
  bing: true,
  yandex: true,
};

/** What a crawler does with robots.txt beyond obeying it; null where it obeys. */
export function obedienceNote(chosen: DescribedCrawler, consultation: Consultation): Rich | null {
  if (chosen.kind !== 'known') return null;
  const { name, obeysRobots, ignoresGlobalGroup } = chosen.crawler;
  if (consultation === 'control-token')
    return [`No requests use the name ${name}. It only tells its operator how it may use your pages.`];
  switch (obeysRobots) {
    case 'yes':
    case 'user-triggered':
    case 'no':
      return null;
    case 'partly':
      if (ignoresGlobalGroup === true) return [`${name} never obeys the `, { code: '*' }, ' group.'];
      return [`${name} doesn't always obey robots.txt.`];
    case 'unknown':
      return [`It isn't documented whether ${name} obeys robots.txt.`];
  }
}

/** Where what is said about a crawler comes from. */
export const crawlerSource = {
  summary: 'Source',
  link: (source: string): string => shorten(source.replace(/^https:\/\/(www\.)?/, ''), LONGEST_SOURCE),
  facts: (readOn: string, confidence: Crawler['confidence']): string =>
    `, checked ${dateName(readOn)}.${CONFIDENCE[confidence]}`,
} as const;

/** Follows the date of a source. Empty if the source is reliable. */
const CONFIDENCE: Readonly<Record<Crawler['confidence'], string>> = {
  high: '',
  medium: ' Not everything here is confirmed.',
  low: " This isn't well confirmed.",
};

const LONGEST_SOURCE = 60;

/** `2026-11-21` as people write it. */
function dateName(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

/** A category as a hint in a list. */
export function categoryName(category: CrawlerCategory): string {
  return CATEGORIES[category];
}

const CATEGORIES: Readonly<Record<CrawlerCategory, string>> = {
  search: 'search',
  'search-vertical': 'part of search',
  ads: 'ads',
  'ai-training': 'AI training',
  'ai-search': 'AI search',
  'ai-assistant': 'AI assistant',
  seo: 'SEO tool',
  'social-preview': 'link previews',
  archive: 'archive',
  feed: 'feeds',
  monitoring: 'monitoring',
  security: 'security',
  other: 'other',
};
