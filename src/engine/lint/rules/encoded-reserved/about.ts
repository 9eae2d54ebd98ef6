import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Escaped sign that parts an address',
  title: ({ octet, sign }) => say`${code(octet)} is not ${code(sign)} here`,
  explain: ({ octet, plain }) =>
    say`The rule matches only addresses that carry ${code(octet)} themselves. If your links do not, write ${code(plain)}.`,
  why: 'A slash, question mark, ampersand or equals sign parts an address; its escape is only text. They are different addresses.',
  crawlers: [
    { who: 'Google and RFC 9309', does: 'keep the escaped sign and the sign itself apart in a path' },
    { who: 'wget', does: 'keeps %2F and / apart' },
    { who: 'Python’s robotparser up to 3.13', does: 'decodes both, so that it treats %2F as /' },
  ],
  examples: [
    {
      bad: 'User-agent: *\nDisallow: /a⟦%2F⟧b\n',
      good: 'User-agent: *\nDisallow: /a/b\nDisallow: /a%20b%23c\n',
    },
    { bad: 'User-agent: *\nDisallow: /search⟦%3f⟧q=\n', good: 'User-agent: *\nDisallow: /search?q=\n' },
  ],
  sources: ['googleParserTests', 'rfc9309', 'wget', 'python'],
};
