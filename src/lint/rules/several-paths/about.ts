import type { RuleAbout } from '../../texts/rule-about';
import { code, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Several paths on one line',
  title: ({ value }) => words`${code(value)} is read as one path`,
  explain: ({ count, isAllow }) =>
    words`A rule has one path. No URL contains these ${count} paths in a row, so none of them is ${isAllow ? 'allowed' : 'blocked'}. Write one line for each.`,
  why: 'Everything after the colon is one path. Each path needs its own line.',
  crawlers: [
    { who: 'Google', does: 'keeps the space and the comma as part of the path' },
    { who: 'RFC 9309', does: 'permits one path in each rule' },
  ],
  fixName: () => 'Split into lines',
  sources: ['googleParser', 'rfc9309'],
};
