import type { RuleAbout } from '../../texts/rule-about';
import { code, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Missing colon',
  title: ({ meant }) => words`The colon after ${code(meant)} is missing`,
  explain: ({ meant, value, isRead, mayLose, count, rest, closes }) => [
    ...(closes === 'google' ? ['This line closes the whole site, but only to Google. '] : []),
    ...(closes === 'others'
      ? ['The rules below it close the whole site to most crawlers, but not to Google. ']
      : []),
    isRead
      ? 'Google accepts a space instead of the colon, but most other crawlers skip this line. '
      : 'No crawler reads this line as you intended. ',
    ...(count > 1
      ? [`Write one line with a colon for each of the ${count} paths.`]
      : closes === 'google'
        ? words`Delete it to open the site to Google, or write ${code(`${meant}: ${value}`)} to close it to all crawlers.`
        : words`Write ${code(`${meant}: ${value}`)}${rest === '' ? '.' : ', and put comments after a #.'}`),
    ...(mayLose ? words` With the colon, longer ${code('Disallow')} rules still win over this one.` : []),
  ],
  why: 'Only a colon separates the name of a line from its value. Google accepts a space instead, but only if nothing follows the value.',
  crawlers: [
    {
      who: 'Google',
      does: 'accepts exactly two words without a colon, and skips longer lines; another sign is no substitute',
    },
    { who: 'RFC 9309', does: 'requires the colon' },
  ],
  fixName: () => 'Insert the colon',
  sources: ['googleParser', 'googleParserTests', 'rfc9309'],
};
