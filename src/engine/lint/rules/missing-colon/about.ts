import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, words } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Missing colon',
  title: ({ meant }) => words`The colon after ${code(meant)} is missing`,
  explain: ({ meant, value, isRead, mayLose, count, rest }) => [
    isRead
      ? 'Google accepts a space instead of the colon, but most other crawlers skip this line. '
      : 'No crawler reads this line as you intended. ',
    ...(count > 1
      ? [`Write one line with a colon for each of the ${count} paths.`]
      : words`Write ${code(`${meant}: ${value}`)}${rest === '' ? '.' : ', and put comments after a #.'}`),
    ...(mayLose ? words` With the colon, longer ${code('Disallow')} rules still win over this one.` : []),
  ],
  why: 'Only a colon separates the name of a line from its value. Google accepts a space instead, but only if nothing follows the value.',
  crawlers: [
    {
      who: 'Google',
      does: 'accepts exactly two words without a colon, and skips longer lines; another sign is no substitute',
    },
    { who: 'RFC 9309', does: 'requires the colon' },
  ],
  fixName: () => 'Insert the colon',
  fixed: ({ count, rest }) =>
    count > 1
      ? `split into ${count} lines`
      : `now has a colon${rest === '' ? '' : ', and the other words are a comment'}`,
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
    {
      bad: 'User-agent: *\n⟦Disallow /x/ for bots⟧\n',
      good: 'User-agent: *\nDisallow: /x/ # for bots\n',
      severity: 'error',
    },
    {
      bad: 'User-agent: *\n⟦Disallow /x/ /y/⟧\n',
      good: 'User-agent: *\nDisallow: /x/\nDisallow: /y/\n',
      severity: 'error',
    },
    {
      bad: 'User-agent: *\nDisallow: /x\n⟦Allow /y/ too⟧\n',
      good: 'User-agent: *\nDisallow: /x\n# Disallow the rest as well\n',
      severity: 'note',
    },
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
  sources: ['googleParser', 'googleParserTests', 'rfc9309'],
};
