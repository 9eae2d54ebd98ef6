import type { Rich } from './rich';
import { shorten } from './shorten';

/** The crawler that was asked about, as far as texts about it need it. */
export type SaidCrawler =
  | {
      readonly kind: 'known';
      readonly crawler: {
        readonly name: string;
        readonly productToken: string;
        readonly dialect: 'google' | 'bing' | 'yandex' | 'unknown';
        readonly obeysRobots: 'yes' | 'partly' | 'unknown';
        readonly ignoresGlobalGroup: boolean;
      };
      readonly parserReads?: string;
      readonly from: 'catalogue' | 'user-agent-header';
    }
  | {
      readonly kind: 'token';
      readonly token: string;
      readonly parserReads?: string;
      readonly from: 'typed' | 'user-agent-header';
    }
  | { readonly kind: 'none'; readonly reason: 'empty' | 'only-browser' | 'no-name' };

/** What the catalogue says a crawler is for. */
export type SaidCategory = 'search' | 'search-vertical' | 'ads';

const LONGEST_NAME = 60;

/** What sentences call the crawler; empty where none was named. */
export function crawlerName(asked: SaidCrawler): string {
  if (asked.kind === 'none') return '';
  return asked.kind === 'known' ? asked.crawler.name : shorten(asked.token, LONGEST_NAME);
}

/** What is to be said beside the crawler field; null where the field says it all. */
export function crawlerNote(asked: SaidCrawler): Rich | null {
  if (asked.kind === 'none') return asked.reason === 'empty' ? null : noCrawler(asked.reason);
  const source = sourceNote(asked);
  const reads = parserReadsNote(asked);
  if (source === null || reads === null) return source ?? reads;
  return [...source, ' ', ...reads];
}

/** That Google's parser reads less of the name in a file than stands there; null where it reads all of it. */
export function parserReadsNote(asked: SaidCrawler): Rich | null {
  if (asked.kind === 'none' || asked.parserReads === undefined) return null;
  const token = asked.kind === 'known' ? asked.crawler.productToken : asked.token;
  const named: Rich = ["Google's parser reads ", { code: shorten(token, LONGEST_NAME) }, ' in the file as '];
  return asked.parserReads === '' ? [...named, 'nothing.'] : [...named, { code: asked.parserReads }, '.'];
}

/** That the answer is Google's reading of the file where the crawler's own is another or not known; null for Google's. */
export function readerNote(asked: SaidCrawler): Rich | null {
  if (asked.kind === 'none') return null;
  const name = crawlerName(asked);
  if (asked.kind === 'token')
    return [`${name} is not in our list. The answer follows Google's published parser.`];
  switch (asked.crawler.dialect) {
    case 'google':
      return null;
    case 'bing':
    case 'yandex':
      return [`The answer follows Google's published parser. ${name} may read the file differently.`];
    case 'unknown':
      return [
        `How ${name} reads robots.txt is not documented. The answer follows Google's published parser.`,
      ];
  }
}

/** That a crawler does not promise to obey robots.txt; null where it does. */
export function obedienceNote(asked: SaidCrawler): Rich | null {
  if (asked.kind !== 'known') return null;
  switch (asked.crawler.obeysRobots) {
    case 'yes':
      return null;
    case 'partly':
      if (asked.crawler.ignoresGlobalGroup)
        return [`${asked.crawler.name} never obeys the `, { code: '*' }, ' group.'];
      return [`${asked.crawler.name} does not obey robots.txt in every case.`];
    case 'unknown':
      return [`Whether ${asked.crawler.name} obeys robots.txt is not documented.`];
  }
}

/** A category as a hint in a list. */
export function categoryName(category: SaidCategory): string {
  switch (category) {
    case 'search':
      return 'search';
    case 'search-vertical':
      return 'part of search';
    case 'ads':
      return 'ads';
  }
}

/** Texts of the crawler field. */
export const crawlerField = {
  label: 'Crawler',
  placeholder: 'Crawler',
  toggle: 'Show crawlers',
  list: 'Crawlers',
  other: (token: string): string => `Ask about “${shorten(token, LONGEST_NAME)}”`,
  otherHint: 'as it stands',
  asked: '(asked)',
  found: (number: number): string =>
    number === 1 ? '1 crawler in the list' : `${number} crawlers in the list`,
} as const;

function noCrawler(reason: 'only-browser' | 'no-name'): Rich {
  return reason === 'only-browser'
    ? ['This header names a browser only.']
    : ['There is no name in this text.'];
}

/** Where the name comes from, if it is not one that was chosen from the list. */
function sourceNote(asked: Exclude<SaidCrawler, { kind: 'none' }>): Rich | null {
  const name = crawlerName(asked);
  if (asked.from === 'user-agent-header') {
    const known = asked.kind === 'known' ? '.' : ', which is not in our list.';
    return ['Read from a User-Agent header as ', { strong: name }, known];
  }
  return asked.kind === 'known' ? null : [`${name} is not in our list.`];
}
