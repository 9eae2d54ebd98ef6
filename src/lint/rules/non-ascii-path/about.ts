import type { RuleAbout } from '../../texts/rule-about';
import { code, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Letters beyond A to Z in a path',
  title: ({ value, letters, isStray }) =>
    isStray
      ? words`${code(letters)} may not belong in ${code(value)}`
      : words`Some crawlers may not match ${code(value)}`,
  explain: ({ escaped, count, isStray }) => {
    if (isStray)
      return words`Crawlers read this path as ${code(escaped)}, so the rule only matches URLs with these characters. If they are a slip, correct the path.`;
    const effect = words`URLs contain ${code(escaped)} instead. Google and others that follow the standard (RFC 9309) convert the letters, so for them there’s nothing to do. To reach every crawler, write the path in that form. It’s hard to read for people.`;
    return count > 1 ? [...effect, ` ${count} rules have such letters.`] : effect;
  },
  why: 'URLs are sent in ASCII, with other letters escaped as UTF-8 bytes. A rule written this way needs no conversion.',
  crawlers: [
    {
      who: 'Google',
      does: 'escapes the letters as UTF-8 before comparing, and recommends writing the escapes',
    },
    { who: 'RFC 9309', does: 'escapes before comparing' },
  ],
  fixName: ({ count }) => (count > 1 ? 'Escape the letters in all of them' : 'Escape the letters'),
  sources: ['google', 'googleParser', 'rfc9309'],
};
