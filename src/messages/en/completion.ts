import type { OfferedField } from '../../editor/completion/completion-source';
import { type KnownFieldName, usualSpellings } from '../../engine/field-names';
import { count } from './intl';

/** Fields offered at the beginning of a line, the most used first. Null for a field that isn't offered because hardly any crawler reads it. */
const fields: Readonly<Record<KnownFieldName, Omit<OfferedField, 'name'> | null>> = {
  'user-agent': {
    detail: 'names a crawler',
    info: "Names the crawler that the rules below are for. * covers most crawlers that the file doesn't name. A few, such as AdsBot-Google, ignore * and follow only rules that name them.",
    inGroup: false,
  },
  disallow: {
    detail: 'blocks paths',
    info: 'Blocks URLs whose path starts with the one you type here. Left empty, it blocks nothing.',
    inGroup: true,
  },
  allow: {
    detail: 'allows paths',
    info: 'Allows URLs whose path starts with the one you type here, even if a shorter Disallow matches.',
    inGroup: true,
  },
  sitemap: {
    detail: 'address of a sitemap',
    info: "The full address of a list of your pages. It's for every crawler that reads sitemaps, wherever the line is in the file.",
    inGroup: false,
  },
  'crawl-delay': {
    detail: 'seconds, not for Google',
    info: "How many seconds a crawler should wait between two requests. Bing reads it; Google and Yandex don't.",
    inGroup: true,
  },
  'clean-param': {
    detail: 'Yandex only',
    info: "Lists URL parameters that don't change the page. Only Yandex reads it.",
    inGroup: false,
  },
  'content-signal': null,
  'content-usage': null,
  license: null,
  'request-rate': null,
  'visit-time': null,
  host: null,
  noindex: null,
};

/** Texts of the completion list. */
export const completionTexts = {
  list: 'Suggestions',
  count: (suggestions: number): string => count(suggestions, 'suggestion'),
  snippets: 'Several lines',
  fields: Object.entries(fields).flatMap(([name, offered]) =>
    offered === null ? [] : [{ name: usualSpellings[name as KnownFieldName], ...offered }],
  ),
  everyCrawler: {
    name: '*',
    detail: 'most crawlers',
    info: "Most crawlers that the file doesn't name. A few, such as AdsBot-Google, must be named.",
  },
} as const;

/** Shown beside a crawler's name in the completion list: `Googlebot, search`. */
export function tokenInfo(name: string, purpose: string): string {
  return `${name}, ${purpose}`;
}

/** Snippets of several lines. Placeholders use CodeMirror's snippet syntax. */
export function completionSnippets(aiTrainingTokens: readonly string[]) {
  return [
    {
      name: 'New group',
      info: 'A User-agent line and a first rule.',
      template: 'User-agent: #{1:*}\nDisallow: #{2:/private/}\n#{0}',
    },
    ...(aiTrainingTokens.length === 0
      ? []
      : [
          {
            name: 'Block AI training crawlers',
            info: `Blocks the ${aiTrainingTokens.length} crawlers in our list that collect pages to train AI models and are known to follow robots.txt. Other AI crawlers aren't stopped. Search engines aren't included.`,
            template: [
              ...aiTrainingTokens.map((token) => `User-agent: ${token}`),
              'Disallow: /',
              '#{0}',
            ].join('\n'),
          },
        ]),
    {
      name: 'Allow all',
      info: 'Every crawler may crawl everything.',
      template: 'User-agent: *\nDisallow:\n#{0}',
    },
    {
      name: 'Staging: block all',
      info: 'No crawler may crawl anything. Only a password keeps out people and crawlers that ignore robots.txt.',
      template:
        '# Staging: nothing here may be crawled. Protect it with a password too: this file is only a request.\nUser-agent: *\nDisallow: /\n#{0}',
    },
  ];
}
