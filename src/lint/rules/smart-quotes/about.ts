import type { RuleAbout } from '../../texts/rule-about';
import { code, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Quotes around a value',
  title: ({ value }) => words`The quotes in ${code(value)} are read as part of it`,
  explain: ({ bare, isAgent }) =>
    isAgent
      ? words`No crawler has quotes in its name, so this group doesn’t apply to any. Write ${code(bare)} without quotes.`
      : words`No path begins with a quote, so this rule never matches. Write ${code(bare)} without quotes.`,
  why: 'robots.txt doesn’t use quotes: everything after the colon is the value. They often come from a word processor or a copied example.',
  crawlers: [
    { who: 'Google', does: 'treats the quotes as part of the path or name, so the line never matches' },
    { who: 'Bing, Yandex and RFC 9309', does: 'don’t support quotes either' },
  ],
  fixName: () => 'Remove the quotes',
  sources: ['googleParser'],
};
