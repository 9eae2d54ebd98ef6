import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import { WIDE_BLANK } from '../../facts/invisible-characters';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Invisible character',
  title: ({ point }) => say`A character that looks like ${looksLike(point)} stands here (U+${point})`,
  explain: ({ point, isFieldRead, field, value }) =>
    isFieldRead
      ? say`To crawlers it is a part of the value. What you see is ${code(value)}, what they compare is something else.`
      : say`To crawlers it is no ${looksLike(point) === 'a colon' ? 'colon' : 'white space'}, so they do not see the field ${code(field)} and skip the line.`,
  why: 'Such characters come in by copying from web pages, e-mails and word processors. Crawlers know only plain spaces, tabs and colons.',
  crawlers: [
    { who: 'Google', does: 'strips ASCII white space only' },
    { who: 'RFC 9309', does: 'knows space and tab as white space' },
  ],
  fixName: ({ count }) => (count > 1 ? 'Remove the characters' : 'Remove the character'),
  fixed: () => 'was cleaned',
  examples: [
    {
      bad: 'User-agent: *\n⟦\u00a0⟧Disallow: /x/\n',
      good: 'User-agent: *\nDisallow: /x/\n',
      severity: 'error',
    },
    {
      bad: 'User-agent: *\nDisallow:⟦\u00a0⟧/x/ # a\u00a0b\n',
      good: 'User-agent: *\nDisallow: /x/ # a\u00a0b\n',
      severity: 'error',
    },
    {
      bad: 'User-agent: *\nDisallow⟦\uff1a⟧/x/\n',
      good: 'User-agent: *\nDisallow: /x/\n',
      severity: 'error',
    },
    {
      bad: 'User-agent: *\nDisallow: /x/⟦\u200b\u2060⟧\n',
      good: 'User-agent: *\nDisallow: /x/\n',
      severity: 'error',
    },
    {
      bad: 'User-agent⟦\ufeff⟧: *\nDisallow: /x/\n',
      good: 'User-agent: *\nDisallow: /x/\n',
      severity: 'error',
    },
    {
      bad: 'User-agent: *\nDisallow: /\nDisallow: /x/⟦\u200d⟧\n',
      good: 'User-agent: *\nDisallow: /\n',
      severity: 'note',
    },
  ],
  sources: ['googleParser', 'rfc9309'],
};

/** How a character looks, by its code point in hex digits. */
function looksLike(point: string): string {
  const character = String.fromCodePoint(Number.parseInt(point, 16));
  if (character === '\uff1a') return 'a colon';
  return WIDE_BLANK.test(character) ? 'a space' : 'nothing';
}
