import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Longer word that begins like a field',
  title: ({ field, meant }) => say`Google reads “${code(field)}” as ${code(meant)}`,
  explain: ({ field, meant }) =>
    say`Google compares only the beginning of the word, so the line works there like ${code(meant)}. Most other crawlers do not know ${code(field)} and skip the line.`,
  why: 'To Google’s parser every word that begins with the name of a field is that field, also one that was meant as something new.',
  crawlers: [
    { who: 'Google', does: 'looks only at how the word begins' },
    { who: 'Bing, Yandex and RFC 9309', does: 'know whole names only' },
  ],
  fixName: ({ meant }) => `Write ${meant}`,
  fixed: ({ meant }) => `changed to ${meant}`,
  examples: [
    {
      bad: 'User-agent: *\n⟦Disallowed⟧: /x/\n',
      good: 'User-agent: *\nDisallow: /x/\n',
      severity: 'error',
    },
    {
      bad: '⟦User-agents⟧: *\nDisallow: /x/\n',
      good: 'User-agent: *\nDisallow: /x/\n',
      severity: 'error',
    },
    {
      bad: 'User-agent: Googlebot\nDisallow: /x/\n⟦Allows⟧: /x/a/ # open\n',
      good: 'User-agent: Googlebot\nDisallow: /x/\nAllow: /x/a/ # open\n',
      severity: 'note',
    },
  ],
  sources: ['googleParser', 'rfc9309'],
};
