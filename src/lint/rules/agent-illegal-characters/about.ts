import type { RuleAbout } from '../../texts/rule-about';
import { code, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Unusual characters in a name',
  title: ({ value, read, meant, isEngine, isOther }) => {
    if (meant !== '') return words`${meant} may not find its name in ${code(value)}`;
    if (!isOther) return words`${code(value)} isn’t a standard crawler name`;
    return words`${isEngine ? 'Google reads' : 'Some crawlers read'} ${code(value)} as ${code(read)}`;
  },
  explain: ({ read, meant, isEngine, isOther, otherLine, isBlocked }) => {
    if (meant !== '')
      return words`Crawlers look for a line with their name alone, so not all of them find it beside other words. ${isBlocked ? `The * group blocks everything, so ${meant} may be blocked from the whole site. ` : ''}If you mean ${meant}, write ${code(meant)}.`;
    if (!isOther)
      return [
        'The standard (RFC 9309) allows only letters, hyphens and underscores in names, so some crawlers ',
        ...(read === '' ? ['find no name here.'] : words`read it as ${code(read)}.`),
        ' If the crawler’s operator writes the name this way, there’s nothing to do.',
      ];
    return [
      isEngine ? 'Google stops' : 'Crawlers that follow the standard (RFC 9309) stop',
      ...words` reading the name at the first character that isn’t a letter, hyphen or underscore. So these rules also apply to ${code(read)}`,
      otherLine > 0 ? `, which line ${otherLine} names too.` : '.',
      ' If they shouldn’t, remove the name.',
    ];
  },
  why: 'Names with digits, dots or spaces aren’t in the standard, so each crawler compares them in its own way.',
  crawlers: [
    { who: 'Google', does: 'reads letters, hyphens and underscores, and stops at any other character' },
    { who: 'RFC 9309', does: 'permits only letters, hyphens and underscores' },
  ],
  sources: ['googleParser', 'rfc9309'],
};
