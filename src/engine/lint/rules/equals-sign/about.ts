import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Other sign in place of the colon',
  title: ({ meant }) => say`A colon belongs behind ${code(meant)}`,
  explain: ({ meant, value }) =>
    say`Without the colon the line is not read as you mean it. Write ${code(`${meant}: ${value}`)}.`,
  why: 'In robots.txt only a colon sets the field apart from its value.',
  crawlers: [
    { who: 'Google', does: 'skips the line, or reads a value from behind a later colon or space' },
    { who: 'RFC 9309', does: 'asks for the colon' },
  ],
  fixName: () => 'Use a colon',
  fixed: () => 'got a colon',
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
