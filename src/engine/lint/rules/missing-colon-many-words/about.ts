import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, words } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Missing colon, several words',
  title: ({ meant }) => words`This ${code(meant)} line is skipped because its colon is missing`,
  explain: ({ meant, value, count }) =>
    count > 1
      ? words`No crawler reads it as you intended. Write one line with a colon for each of the ${count} paths.`
      : words`No crawler reads it as you intended. Write ${code(`${meant}: ${value}`)}, and put comments after a ${code('#')}.`,
  why: 'Google accepts a missing colon only in lines of exactly two words. Other crawlers require the colon.',
  crawlers: [
    { who: 'Google', does: 'treats the line as text and skips it' },
    { who: 'RFC 9309', does: 'requires the colon' },
  ],
  fixName: () => 'Insert the colon',
  fixed: ({ count, rest }) =>
    count > 1
      ? `split into ${count} lines`
      : `now has a colon${rest === '' ? '' : ', and the other words are a comment'}`,
  examples: [
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
  ],
  sources: ['googleParser', 'rfc9309'],
};
