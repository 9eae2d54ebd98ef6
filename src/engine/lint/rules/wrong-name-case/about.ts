import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, words } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Capital letters in the file name',
  title: ({ path }) => words`Crawlers don’t request ${code(path)}`,
  explain: () =>
    words`They request ${code('/robots.txt')}, in small letters. On most servers that’s a different file, so crawlers don’t read these rules.`,
  why: 'Capital and small letters are different in paths. Some servers accept both names, but most don’t.',
  crawlers: [
    { who: 'Google and Bing', does: 'request robots.txt in small letters' },
    { who: 'RFC 9309', does: 'requires the name in small letters' },
  ],
  examples: [
    {
      bad: 'User-agent: *\nDisallow: /private/\n',
      good: 'User-agent: *\nDisallow: /private/\n',
      severity: 'error',
      context: { robotsUrl: 'https://www.example.com/Robots.txt' },
      goodContext: { robotsUrl: 'https://www.example.com/robots.txt' },
    },
  ],
  sources: ['google', 'bing', 'rfc9309'],
};
