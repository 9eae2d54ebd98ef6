import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, words } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Missing colon',
  title: ({ meant }) => words`The colon after ${code(meant)} is missing`,
  explain: ({ meant, value, isRead, mayLose }) => [
    isRead
      ? 'Google accepts a space instead of the colon, but most other crawlers skip this line. '
      : 'No crawler reads this line as you intended. ',
    ...words`Write ${code(`${meant}: ${value}`)}.`,
    ...(mayLose ? words` With the colon, longer ${code('Disallow')} rules still win over this one.` : []),
  ],
  why: 'A colon separates the name of a line from its value. Google accepts a space instead, but only if nothing follows the value.',
  crawlers: [
    { who: 'Google', does: 'accepts exactly two words without a colon' },
    { who: 'RFC 9309', does: 'requires the colon' },
  ],
  fixName: () => 'Insert the colon',
  fixed: () => 'now has a colon',
  examples: [
    {
      bad: 'User-agent: *\n⟦Disallow⟧ /x/\n',
      good: 'User-agent: *\nDisallow: /x/\n',
      severity: 'error',
    },
    {
      bad: 'User-agent: *\n⟦Disallow⟧ /x:y/ # old\n',
      good: 'User-agent: *\nDisallow: /x:y/ # old\n',
      severity: 'error',
    },
    {
      bad: '⟦User-agent⟧ *\nDisallow: /x/\n',
      good: 'User-agent: *\nDisallow: /x/\n',
      severity: 'error',
    },
    {
      bad: '⟦User-agent⟧ * Disallow: /x\n',
      good: 'User-agent: *\nDisallow: /x\n',
      severity: 'error',
    },
    {
      bad: 'User-agent: *\nDisallow: /x/\n\n⟦Sitemap⟧ https://example.com/sitemap.xml\n',
      good: 'User-agent: *\nDisallow: /x/\n\nSitemap: https://example.com/sitemap.xml\n',
      severity: 'warning',
    },
    {
      bad: 'User-agent: Googlebot\n⟦Disallow⟧ /x/\n',
      good: 'User-agent: Googlebot\nDisallow: /x/\n',
      severity: 'note',
    },
    {
      bad: '⟦User-agent⟧ Googlebot\nDisallow: /x/\n',
      good: 'User-agent: Googlebot\nDisallow: /x/\n',
      severity: 'note',
    },
  ],
  sources: ['googleParser', 'googleParserTests', 'rfc9309'],
};
