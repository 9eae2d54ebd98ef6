import { usualSpellings } from '../../engine/field-names';
import { count } from './intl';
import { lineName } from './rich';

/** Fixed texts of the editor's cards. */
export const editorHelpTexts = {
  becomes: 'becomes',
  testAddress: 'Test this address',
  rulePending: 'Working out what this line does…',
  ruleFailed: "We couldn't work out what this line does.",
  /** Read by screen readers after a line's own description. */
  markedLine: 'decides the selected part of the site',
  preview: 'preview',
  written: 'new',
} as const;

/** Announced after a jump to a problem: `line 29, error: “Disalow” is not a rule`. */
export function problemReached(line: number, severity: string, title: string): string {
  return title === '' ? `${lineName(line)}, ${severity}` : `${lineName(line)}, ${severity}: ${title}`;
}

/** Shown below the problems of a card: `12 more problems here. The Problems view lists them all.` */
export function moreProblems(problems: number): string {
  return `${count(problems, 'more problem', 'more problems')} here. The Problems view lists them all.`;
}

/** Shown at the end of a line that can be fixed: another word, or the whole line. */
export function didYouMean(text: string): string {
  return `Did you mean ${text}?`;
}

/** Texts of the completion list. */
export const completionTexts = {
  list: 'Suggestions',
  count: (suggestions: number): string => count(suggestions, 'suggestion'),
  snippets: 'Several lines',
  everyCrawler: {
    name: '*',
    detail: 'most crawlers',
    info: "Most crawlers that the file doesn't name. A few, such as AdsBot-Google, must be named.",
  },
} as const;

/** Fields offered at the beginning of a line. */
export const completionFields = {
  'user-agent': {
    name: usualSpellings['user-agent'],
    detail: 'names a crawler',
    info: "Names the crawler that the rules below are for. * covers most crawlers that the file doesn't name. A few, such as AdsBot-Google, ignore * and follow only rules that name them.",
  },
  disallow: {
    name: usualSpellings.disallow,
    detail: 'blocks paths',
    info: 'Blocks URLs whose path starts with the one you type here. Left empty, it blocks nothing.',
  },
  allow: {
    name: usualSpellings.allow,
    detail: 'allows paths',
    info: 'Allows URLs whose path starts with the one you type here, even if a shorter Disallow matches.',
  },
  sitemap: {
    name: usualSpellings.sitemap,
    detail: 'address of a sitemap',
    info: "The full address of a list of your pages. It's for every crawler that reads sitemaps, wherever the line is in the file.",
  },
  'crawl-delay': {
    name: usualSpellings['crawl-delay'],
    detail: 'seconds, not for Google',
    info: "How many seconds a crawler should wait between two requests. Bing reads it; Google and Yandex don't.",
  },
  'clean-param': {
    name: usualSpellings['clean-param'],
    detail: 'Yandex only',
    info: "Lists URL parameters that don't change the page. Only Yandex reads it.",
  },
} as const;

/** Shown beside a crawler's name in the completion list: `Googlebot, search`. */
export function tokenInfo(name: string, purpose: string): string {
  return `${name}, ${purpose}`;
}

/** Snippets of several lines. */
export const completionSnippets = {
  group: { name: 'New group', info: 'A User-agent line and a first rule.' },
  aiTraining: {
    name: 'Block AI training crawlers',
    info: (crawlers: number): string =>
      `Blocks the ${crawlers} crawlers in our list that collect pages to train AI models and are known to follow robots.txt. Other AI crawlers aren't stopped. Search engines aren't included.`,
  },
  all: { name: 'Allow all', info: 'Every crawler may crawl everything.' },
  staging: {
    name: 'Staging: block all',
    info: 'No crawler may crawl anything. Only a password keeps out people and crawlers that ignore robots.txt.',
    comment:
      'Staging: nothing here may be crawled. Protect it with a password too: this file is only a request.',
  },
} as const;
