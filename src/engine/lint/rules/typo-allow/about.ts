import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Misspelt Allow',
  title: ({ field }) => say`“${code(field)}” is not a rule`,
  explain: ({ value }) =>
    say`Every crawler skips the line, so the exception for ${code(value)} is lost. What it should open stays as the other rules leave it.`,
  why: 'Google repairs some misspellings of Disallow, but none of Allow.',
  crawlers: [
    { who: 'Google', does: 'ignores the line' },
    { who: 'RFC 9309', does: 'lets readers accept misspellings; none is known to accept one of Allow' },
  ],
  fixName: () => 'Fix spelling',
  fixed: () => 'changed to Allow',
  examples: [
    {
      bad: 'User-agent: *\n⟦Alow⟧: /x/open/\nDisallow: /x/\n',
      good: 'User-agent: *\nAllow: /x/open/\nDisallow: /x/\n',
      severity: 'error',
    },
    {
      bad: 'User-agent: *\n⟦Alolw⟧: /y/open/ # open\nDisallow: /x/\n',
      good: 'User-agent: *\nAllow: /y/open/ # open\nDisallow: /x/\n',
      severity: 'note',
    },
    {
      bad: 'User-agent: *\n⟦Allaw⟧ /x/open/\nDisallow: /x/\n',
      good: 'User-agent: *\nAllow: /x/open/\nDisallow: /x/\n',
      severity: 'error',
    },
  ],
  sources: ['googleParser', 'rfc9309'],
};
