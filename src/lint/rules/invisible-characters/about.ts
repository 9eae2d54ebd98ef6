import { WIDE_BLANK } from '../../facts/invisible-characters';
import type { RuleAbout } from '../../texts/rule-about';
import { code, words } from '../../texts/words';
import type { rule } from './rule';

const REMEDY = 'Remove it, or type the line again.';

export const about: RuleAbout<typeof rule> = {
  name: 'Invisible character',
  title: ({ point }) => {
    const looks = looksLike(point);
    return words`This line has ${looks === 'nothing' ? 'an invisible character' : `a character that looks like ${looks}`}, U+${point}`;
  },
  explain: ({ point, isFieldRead, field, value }) =>
    isFieldRead
      ? words`You see ${code(`${field}: ${value}`)}, but crawlers also read the hidden character${effectOn(field)}. ${REMEDY}`
      : words`Crawlers don’t treat it as ${looksLike(point) === 'a colon' ? 'a colon' : 'white space'}, so they don’t recognise ${code(field)} and skip the line. ${REMEDY}`,
  why: 'Such characters come from text copied out of web pages, emails and word processors, and byte order marks (U+FEFF) from joined files. Crawlers recognise only plain spaces, tabs and colons.',
  crawlers: [
    {
      who: 'Google',
      does: 'ignores only ordinary (ASCII) white space, and a byte order mark at the very start of the file',
    },
    { who: 'RFC 9309', does: 'treats only spaces and tabs as white space' },
  ],
  fixName: ({ count }) => (count > 1 ? 'Remove the characters' : 'Remove the character'),
  sources: ['googleParser', 'googleParserTests', 'rfc9309'],
};

/** Says what a hidden character in a value does. */
function effectOn(field: string): string {
  const name = field.toLowerCase();
  if (name === 'sitemap') return ', so they may not find this sitemap';
  if (name === 'user-agent') return ', so they may not recognise the name';
  return name === 'allow' || name === 'disallow' ? ', so this rule may not match that path' : '';
}

/** Describes the look of a character, given its code point in hex digits. */
function looksLike(point: string): string {
  const character = String.fromCodePoint(Number.parseInt(point, 16));
  if (character === '\uff1a') return 'a colon';
  return WIDE_BLANK.test(character) ? 'a space' : 'nothing';
}
