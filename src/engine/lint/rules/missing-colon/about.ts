import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Missing colon',
  title: ({ meant }) => say`The colon behind ${code(meant)} is missing`,
  explain: ({ meant, value }) =>
    say`Google repairs such a line if it is exactly two words and has no colon further on. Strict crawlers skip it. Write ${code(`${meant}: ${value}`)}.`,
  why: 'A colon sets the field apart from its value. Google makes do with a space, but only where nothing else stands in the line.',
  crawlers: [
    { who: 'Google', does: 'accepts exactly two words without a colon' },
    { who: 'RFC 9309', does: 'asks for the colon' },
  ],
  fixName: () => 'Insert the colon',
  fixed: () => 'got its colon',
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
