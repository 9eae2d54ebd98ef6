import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Quotes around a value',
  title: ({ value }) => say`The quotes in ${code(value)} are read as a part of it`,
  explain: ({ bare, isAgent }) =>
    isAgent
      ? say`No crawler has a quote in its name, so the group is for nobody. Write ${code(bare)} without quotes.`
      : say`No address begins with a quote, so the rule never matches. Write ${code(bare)} without quotes.`,
  why: 'robots.txt has no quotes: everything behind the colon is the value. They often come from a word processor or from a copied example.',
  crawlers: [
    { who: 'Google', does: 'takes the quotes as part of the path or name, so the line never matches' },
    { who: 'Bing, Yandex and RFC 9309', does: 'know no quotes either' },
  ],
  fixName: () => 'Remove the quotes',
  fixed: ({ bare }) => `changed to ${bare}`,
  examples: [
    {
      bad: 'User-agent: *\nDisallow: ⟦"/private/"⟧\n',
      good: 'User-agent: *\nDisallow: /private/\n',
      severity: 'error',
    },
    {
      bad: 'User-agent: *\nAllow: ⟦“/x/open/”⟧ # note\nDisallow: /x/\n',
      good: 'User-agent: *\nAllow: /x/open/ # note\nDisallow: /x/\n',
      severity: 'error',
    },
    {
      bad: 'User-agent: ⟦‘Googlebot’⟧\nDisallow: /x/\n',
      good: 'User-agent: Googlebot\nDisallow: /x/\n',
      severity: 'error',
    },
    {
      bad: 'User-agent: *\nDisallow: /x/\nAllow: ⟦"/y/⟧\n',
      good: 'User-agent: *\nDisallow: /x/\nAllow: /y/\n',
      severity: 'note',
    },
  ],
  sources: ['googleParser'],
};
