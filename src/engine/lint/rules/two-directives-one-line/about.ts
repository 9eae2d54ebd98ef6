import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Several directives on one line',
  title: ({ count }) => say`${count ?? 2} directives stand on one line`,
  explain: ({ field }) =>
    say`Only ${code(field)} is read, and everything behind its colon is its value. Give each directive a line of its own.`,
  why: 'Only the end of a line ends a directive. Lines are often joined by a form or an editor that drops line breaks.',
  crawlers: [
    { who: 'Google', does: 'reads the first field and takes the rest of the line as its value' },
    { who: 'RFC 9309', does: 'has one directive per line' },
  ],
  fixName: () => 'Split into lines',
  fixed: ({ count }) => `became ${count} lines`,
  examples: [
    {
      bad: '⟦User-agent: * Disallow: /x/⟧\n',
      good: 'User-agent: *\nDisallow: /x/\n',
      severity: 'error',
    },
    {
      bad: 'User-agent: *\n⟦Disallow: /x/ Disallow: /y/⟧ # both\n',
      good: 'User-agent: *\nDisallow: /x/\nDisallow: /y/ # both\n',
      severity: 'error',
    },
    {
      bad: '⟦User-agent: Googlebot User-agent: GPTBot⟧\nDisallow: /x/\n',
      good: 'User-agent: Googlebot\nUser-agent: GPTBot\nDisallow: /x/\n',
      severity: 'error',
    },
    {
      bad: 'User-agent: *\nDisallow: /x/\n⟦Allow: /y/ Allow: /z/⟧\n',
      good: 'User-agent: *\nDisallow: /x/\nAllow: /y/\nAllow: /z/\n',
      severity: 'note',
    },
  ],
  sources: ['googleParser', 'rfc9309'],
};
