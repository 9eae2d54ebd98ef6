import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';

export const about: RuleAbout = {
  name: 'Quotes around a path',
  title: ({ value }) => say`The quotes in ${code(value)} are read as part of the path`,
  explain: ({ path }) =>
    say`No address begins with a quote, so the rule never matches. Write ${code(path)} without quotes.`,
  why: 'robots.txt has no quotes: everything behind the colon is the path. They often come from a word processor or from a copied example.',
  crawlers: [
    { who: 'Google', does: 'takes the quotes as part of the path, so the rule never matches' },
    { who: 'Bing, Yandex and RFC 9309', does: 'know no quotes either' },
  ],
  fixName: () => 'Remove the quotes',
  fixed: ({ path }) => `changed to ${path}`,
  examples: [
    {
      bad: 'User-agent: *\nDisallow: ⟦"/private"⟧\n',
      good: 'User-agent: *\nDisallow: /private\n',
      severity: 'error',
    },
    {
      bad: 'User-agent: *\nAllow: ⟦“/open”⟧ # note\nDisallow: /\n',
      good: 'User-agent: *\nAllow: /open # note\nDisallow: /\n',
      severity: 'error',
    },
  ],
  sources: ['googleParser'],
};
