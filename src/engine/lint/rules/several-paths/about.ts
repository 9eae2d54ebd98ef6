import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Several paths on one line',
  title: ({ value }) => say`${code(value)} is read as one path`,
  explain: ({ count, isAllow }) =>
    say`A rule has one path. No address looks like these ${count} in a row, so ${isAllow ? 'none of them is opened' : 'none of them is blocked'}.`,
  why: 'Everything behind the colon is one path. Each path needs a line of its own.',
  crawlers: [
    { who: 'Google', does: 'keeps the white space and the comma as part of the path' },
    { who: 'RFC 9309', does: 'has one path in each rule' },
  ],
  fixName: () => 'One line for each',
  fixed: ({ count }) => `became ${count} lines`,
  examples: [
    {
      bad: 'User-agent: *\nDisallow: ⟦/a, /b⟧\n',
      good: 'User-agent: *\nDisallow: /a\nDisallow: /b\n',
      severity: 'error',
    },
    {
      bad: 'User-agent: *\nDisallow: ⟦/a /b  /*.pdf⟧ # old\n',
      good: 'User-agent: *\nDisallow: /a\nDisallow: /b\nDisallow: /*.pdf # old\n',
      severity: 'error',
    },
    {
      bad: 'User-agent: *\nAllow: ⟦/a,/b⟧\n',
      good: 'User-agent: *\nAllow: /a\nAllow: /b\n',
      severity: 'note',
    },
  ],
  sources: ['googleParser', 'rfc9309'],
};
