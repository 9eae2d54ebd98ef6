import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Missing colon, several words',
  title: ({ meant }) => say`Without its colon this ${code(meant)} line is skipped`,
  explain: ({ meant, value, count }) =>
    count > 1
      ? say`No crawler reads it as you mean it. Write one line with a colon for each of the ${count} paths.`
      : say`No crawler reads it as you mean it. Write ${code(`${meant}: ${value}`)}, and put remarks behind a ${code('#')}.`,
  why: 'Google repairs a missing colon only in lines of exactly two words. The others ask for the colon.',
  crawlers: [
    { who: 'Google', does: 'takes the line for text and skips it' },
    { who: 'RFC 9309', does: 'asks for the colon' },
  ],
  fixName: () => 'Insert the colon',
  fixed: ({ count, rest }) =>
    count > 1
      ? `became ${count} lines`
      : `got its colon${rest === '' ? '' : ', the words behind it became a comment'}`,
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
