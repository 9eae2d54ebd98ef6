import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, words } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Wrong sign instead of a colon',
  title: ({ meant }) => words`${code(meant)} needs a colon after it`,
  explain: ({ meant, value }) =>
    words`Without the colon, crawlers don’t read this line as you intended. Write ${code(`${meant}: ${value}`)}.`,
  why: 'Only a colon separates the name of a line from its value.',
  crawlers: [
    { who: 'Google', does: 'skips the line, or reads a value after a later colon or space' },
    { who: 'RFC 9309', does: 'requires the colon' },
  ],
  fixName: () => 'Use a colon',
  fixed: () => 'now has a colon',
  examples: [
    {
      bad: 'User-agent: *\n⟦Disallow=⟧/x/\n',
      good: 'User-agent: *\nDisallow: /x/\n',
      severity: 'error',
    },
    {
      bad: 'User-agent: *\n⟦Disallow = ⟧/x/ # old\n',
      good: 'User-agent: *\nDisallow: /x/ # old\n',
      severity: 'error',
    },
    {
      bad: 'User-agent: *\n⟦Disallow =⟧/x/\n',
      good: 'User-agent: *\nDisallow: /x/\n',
      severity: 'error',
    },
    {
      bad: 'User-agent: *\nDisallow: /x/\n\n⟦Sitemap=⟧https://example.com/sitemap.xml\n',
      good: 'User-agent: *\nDisallow: /x/\n\nSitemap: https://example.com/sitemap.xml\n',
      severity: 'warning',
    },
    {
      bad: '⟦User-agent=⟧*\nDisallow: /x/\n',
      good: 'User-agent: *\nDisallow: /x/\n',
      severity: 'error',
    },
  ],
  sources: ['googleParser', 'rfc9309'],
};
