import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Capitals in the file’s name',
  title: ({ path }) => say`${code(path)} is not the name that crawlers ask for`,
  explain: () =>
    say`Crawlers ask for ${code('/robots.txt')}, in small letters. On most servers that is another file, so these rules are not read.`,
  why: 'Paths tell capitals and small letters apart. Some servers answer both names, most do not.',
  crawlers: [
    { who: 'Google and Bing', does: 'ask for robots.txt in small letters' },
    { who: 'RFC 9309', does: 'says that the name is all in small letters' },
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
