import type { RuleAbout } from '../../texts/rule-about';
import { code, PYTHON, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Escaped separator in a path',
  title: ({ octet, sign }) => words`Crawlers don’t read ${code(octet)} in this path as ${code(sign)}`,
  explain: ({ octet, sign, plain }) =>
    words`This rule matches only URLs written with ${code(octet)}. If your links have ${code(sign)} there, write ${code(plain)}.`,
  why: 'Slashes, question marks, ampersands and equals signs separate the parts of a URL. Written as percent codes, they’re plain text, so the URLs differ.',
  crawlers: [
    { who: 'Google and RFC 9309', does: 'treat the escaped sign and the sign itself as different' },
    { who: 'wget', does: 'treats %2F and / as different' },
    { who: PYTHON, does: 'decodes both, so it treats %2F as /' },
  ],
  sources: ['googleParserTests', 'rfc9309', 'wget', 'python'],
};
