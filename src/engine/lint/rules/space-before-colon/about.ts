import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Space before the colon',
  title: ({ field }) => say`Space between ${code(field)} and its colon`,
  explain: ({ count }) =>
    say`It is permitted, and no crawler here minds. ${count > 1 ? `It stands in ${count} lines. ` : ''}Without it the file is easier to read and to search.`,
  why: 'The grammar permits white space around the colon. Nearly all files have none in front of it.',
  crawlers: [
    { who: 'Google', does: 'drops the space' },
    { who: 'RFC 9309', does: 'permits it' },
  ],
  fixName: () => 'Remove the space',
  fixed: ({ count }) => (count > 1 ? `and ${count - 1} more lost the space` : 'lost the space'),
  examples: [
    {
      bad: 'User-agent: *\nDisallow⟦ ⟧: /x/\n',
      good: 'User-agent: *\nDisallow: /x/\n',
    },
    {
      bad: 'User-agent⟦\t⟧: *\nDisallow : /x/ # y : z\n',
      good: 'User-agent: *\nDisallow: /x/ # y : z\n',
    },
  ],
  sources: ['rfc9309', 'googleParser'],
};
