import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, words } from '../../../lint-texts/words';
import { WIDE_BLANK } from '../../facts/invisible-characters';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Invisible character',
  title: ({ point }) => {
    const looks = looksLike(point);
    return words`This line has ${looks === 'nothing' ? 'an invisible character' : `a character that looks like ${looks}`} (U+${point})`;
  },
  explain: ({ point, isFieldRead, field, value }) =>
    isFieldRead
      ? words`Crawlers don’t skip it. You see ${code(`${field}: ${value}`)}, but they may read something else.`
      : words`Crawlers don’t treat it as ${looksLike(point) === 'a colon' ? 'a colon' : 'white space'}, so they don’t recognise ${code(field)} and skip the line.`,
  why: 'Such characters come from text copied out of web pages, emails and word processors, and byte order marks (U+FEFF) from joined files. Crawlers recognise only plain spaces, tabs and colons.',
  crawlers: [
    {
      who: 'Google',
      does: 'ignores only ordinary (ASCII) white space, and a byte order mark at the very start of the file',
    },
    { who: 'RFC 9309', does: 'treats only spaces and tabs as white space' },
  ],
  fixName: ({ count }) => (count > 1 ? 'Remove the characters' : 'Remove the character'),
  fixed: () => 'cleaned up',
  sources: ['googleParser', 'googleParserTests', 'rfc9309'],
};

/** Describes the look of a character, given its code point in hex digits. */
function looksLike(point: string): string {
  const character = String.fromCodePoint(Number.parseInt(point, 16));
  if (character === '\uff1a') return 'a colon';
  return WIDE_BLANK.test(character) ? 'a space' : 'nothing';
}
