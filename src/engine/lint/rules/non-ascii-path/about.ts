import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Letters beyond A to Z in a path',
  title: ({ value }) => say`${code(value)} is safer in its escaped form`,
  explain: ({ escaped, count }) => {
    const what = say`Crawlers ask for ${code(escaped)}. Google, and every crawler that follows RFC 9309, turns the letters into that form by itself; not every crawler does.`;
    return count > 1 ? [...what, ` ${count} rules have such letters.`] : what;
  },
  why: 'Addresses travel in ASCII: other letters become escapes of their UTF-8 bytes. A rule that is written like that needs no conversion.',
  crawlers: [
    {
      who: 'Google',
      does: 'escapes the letters as UTF-8 before it compares; it recommends writing the escapes',
    },
    { who: 'RFC 9309', does: 'asks for escaping before comparing' },
  ],
  fixName: ({ count }) => (count > 1 ? 'Escape the letters in all of them' : 'Escape the letters'),
  fixed: ({ count, escaped }) => (count > 1 ? `and ${count - 1} more got escapes` : `changed to ${escaped}`),
  examples: [
    {
      bad: 'User-agent: *\nDisallow: ⟦/café⟧\n',
      good: 'User-agent: *\nDisallow: /caf%C3%A9\n',
    },
    {
      bad: 'User-agent: *\nDisallow: ⟦/日本/⟧\nAllow: /日本/語$ # 語\n',
      good: 'User-agent: *\nDisallow: /caf%C3%A9 # café\n',
    },
  ],
  sources: ['google', 'googleParser', 'rfc9309'],
};
