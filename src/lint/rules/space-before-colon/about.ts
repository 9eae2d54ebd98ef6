import type { RuleAbout } from '../../texts/rule-about';
import { code, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Space before the colon',
  title: ({ field }) => words`Space between ${code(field)} and its colon`,
  explain: ({ count }) =>
    words`This is allowed, and the crawlers we know accept it. ${count > 1 ? `${count} lines have such a space. ` : ''}Without it the file is easier to read and search.`,
  why: 'The standard permits spaces around the colon, but nearly all files have none before it.',
  crawlers: [
    { who: 'Google', does: 'drops the space' },
    { who: 'RFC 9309', does: 'permits it' },
  ],
  fixName: () => 'Remove the space',
  sources: ['rfc9309', 'googleParser'],
};
