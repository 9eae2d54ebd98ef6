import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, words } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Nofollow or Noarchive line',
  title: ({ field }) => words`No crawler is known to read ${code(field)} in robots.txt`,
  explain: () => [
    'This line does nothing. Put the word into the page’s robots meta tag or its X-Robots-Tag header instead.',
  ],
  why: 'Nofollow and noarchive belong in the robots meta tag. Some files have them in robots.txt because Noindex once worked there.',
  crawlers: [
    { who: 'Google', does: 'ignores the line and lists it as unused' },
    { who: 'Bing and Yandex', does: 'don’t document it' },
  ],
  fixName: ({ count }) =>
    count === 1 ? 'Turn the line into a comment' : `Turn the ${count} lines into comments`,
  fixed: ({ count }) =>
    count === 1 ? 'turned into a comment' : `and ${count - 1} more turned into comments`,
  examples: [
    {
      bad: 'User-agent: *\nDisallow: /x\n⟦Noarchive: /news/⟧\n',
      good: 'User-agent: *\nDisallow: /x\n',
      severity: 'note',
    },
    {
      bad: 'User-agent: *\n⟦NoFollow: /a⟧\nNofollow: /b\nDisallow: /x\n',
      good: 'User-agent: *\nDisallow: /x # nofollow: /a\n',
      severity: 'note',
    },
  ],
  sources: ['googleReporting', 'googleUnsupported'],
};
