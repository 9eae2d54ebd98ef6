import type { CatalogueCrawler, Consultation, CrawlerCategory } from '../../catalogue/crawler';
import type { DialectId } from '../../engine';
import type { CrawlerDialectId } from '../../engine/dialect-ids';
import type { Rich } from '../rich';
import { shorten } from '../shorten';
import { crawlerName, type DescribedCrawler, type NamedCrawler } from './crawler';
import { dialectName, dialectRules } from './dialects';
import { longDay } from './intl';

/**
 * Says how the file is read if another engine was chosen, or if the crawler's own dialect is unknown or known
 * only from help pages. Null otherwise. `isOwn`: `dialect` is the crawler's own.
 */
export function dialectNote(chosen: NamedCrawler, dialect: DialectId, isOwn: boolean): Rich | null {
  const name = crawlerName(chosen);
  if (!isOwn)
    return [
      `You chose ${dialectRules(dialect)} under Other engines. ${name} itself may read the file differently.`,
    ];
  if (chosen.kind === 'token' && chosen.from === 'without-list')
    return [
      `The list of crawlers couldn't be loaded, so we use the name ${name} as typed and apply the standard (RFC 9309). Reload the page to see what's known about this crawler.`,
    ];
  if (chosen.kind === 'token') return [`${name} isn't in our list, so we apply the standard (RFC 9309).`];
  if (chosen.crawler.dialect === 'unknown')
    return [
      `The operator of ${name} doesn't document how it reads robots.txt, so we apply the standard (RFC 9309).`,
    ];
  return isFromHelpPages[chosen.crawler.dialect]
    ? [
        `${dialectName(dialect)} publishes no parser, so this result follows its help pages (checked 21 November 2026). Where they say nothing, we assume RFC 9309, except that /robots.txt itself can be blocked.`,
      ]
    : null;
}

/** True if the operator publishes no parser, so the dialect follows its help pages. */
const isFromHelpPages: Readonly<Record<CrawlerDialectId, boolean>> = {
  google: false,
  rfc9309: false,
  bing: true,
  yandex: true,
};

/**
 * Note in the Why view on a control token, or on a crawler that obeys only partly or without documentation.
 * Null otherwise: the crawler obeys, or the answer already says that robots.txt may not stop it.
 */
export function obedienceNote(chosen: DescribedCrawler, consultation: Consultation): Rich | null {
  if (chosen.kind !== 'known') return null;
  const { name, obeysRobots, ignoresGlobalGroup } = chosen.crawler;
  if (consultation === 'control-token')
    return [
      `No crawler visits pages as ${name}. Rules for this name only tell its operator how your pages may be used.`,
    ];
  switch (obeysRobots) {
    case 'yes':
    case 'user-triggered':
    case 'no':
      return null;
    case 'partly':
      if (ignoresGlobalGroup === true)
        return [`${name} ignores the rules under `, { code: 'User-agent: *' }, '.'];
      return [`${name} doesn't always obey robots.txt.`];
    case 'unknown':
      return [`It isn't documented whether ${name} obeys robots.txt.`];
  }
}

/**
 * Source of the note on a crawler: the link's text (at most 60 characters), and the date (`readOn`: YYYY-MM-DD)
 * with a remark if the source is less reliable.
 */
export const crawlerSource = {
  link: (source: string): string => shorten(source.replace(/^https:\/\/(www\.)?/, ''), LONGEST_SOURCE),
  facts: (readOn: string, confidence: CatalogueCrawler['confidence']): string =>
    `, checked ${longDay(readOn)}.${CONFIDENCE[confidence]}`,
} as const;

/** Remark after the date of a source. Empty if the source is reliable. */
const CONFIDENCE: Readonly<Record<CatalogueCrawler['confidence'], string>> = {
  high: '',
  medium: ' Not everything here is confirmed.',
  low: " This isn't well confirmed.",
};

const LONGEST_SOURCE = 60;

/** Hint in the list of crawlers: the purpose, or that the name is only for permissions. */
export function crawlerHint({
  category,
  sendsRequests,
}: Pick<CatalogueCrawler, 'category' | 'sendsRequests'>): string {
  return sendsRequests === false ? `${categoryName(category)}, permission name` : categoryName(category);
}

/** Name of a category. */
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
