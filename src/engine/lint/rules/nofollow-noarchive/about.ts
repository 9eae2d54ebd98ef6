import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Nofollow or Noarchive line',
  title: ({ field }) => say`No crawler is known to read ${code(field)} in robots.txt`,
  explain: () => [
    'The line does nothing. The word belongs into the robots meta tag of a page, or into its X-Robots-Tag header.',
  ],
  why: 'Nofollow and noarchive are words of the robots meta tag. Some files have them here because Noindex once worked.',
  crawlers: [
    { who: 'Google', does: 'ignores the line and lists it as unused' },
    { who: 'Bing and Yandex', does: 'do not document it' },
  ],
  fixName: ({ count }) => (count === 1 ? 'Remove the line' : `Remove the ${count} lines`),
  fixed: () => 'removed',
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
