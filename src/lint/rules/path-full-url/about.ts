import type { RuleAbout } from '../../texts/rule-about';
import { code, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Full URL or domain name in a rule',
  title: ({ value, hasScheme, isRooted }) => {
    if (isRooted) return words`${code(value)} starts with a domain name`;
    return hasScheme
      ? words`${code(value)} is a full URL, not a path`
      : words`${code(value)} starts with a domain name, not with a path`;
  },
  explain: ({ host, path, isForeign, isRooted }) =>
    isRooted
      ? [
          ...words`This rule matches only URLs in a folder ${code(host)} on this site. Broken links without https:// lead there, so it may be meant. If ${isForeign ? 'not' : 'you mean this site’s own pages'}, `,
          ...(isForeign
            ? words`put rules for ${code(host)} into the robots.txt there.`
            : words`write ${code(path)}.`),
        ]
      : isForeign
        ? words`This rule never matches, and a robots.txt applies only to its own site. Put rules for ${code(host)} into the robots.txt there.`
        : words`Crawlers compare rules only with the part after the domain, so this one never matches. Write ${code(path)}.`,
  why: 'A robots.txt applies only to the site it’s on, so its rules contain no domain.',
  crawlers: [
    { who: 'Google', does: 'treats the URL as a path, so the rule never matches' },
    { who: 'Bing', does: 'asks for paths, not full URLs (second-hand source)' },
    { who: 'Protego (Scrapy)', does: 'adds a slash before it; it still matches nothing' },
  ],
  fixName: () => 'Keep only the path',
  sources: ['googleParser', 'protego'],
};
