import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, words } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Wrongly escaped character',
  title: ({ value, others }) => [
    code(value),
    others === 0
      ? ' contains a wrongly written character'
      : ` and ${others === 1 ? 'one more rule contain' : `${others} more rules contain`} wrongly written characters`,
  ],
  explain: ({ sign, path, others }) => [
    ...(sign === '%'
      ? words`In a URL, a percent sign starts a code such as ${code('%20')}, and the sign itself is written ${code('%25')}. Crawlers may not match this rule. `
      : words`${code(sign)} is how HTML writes ${code('&')}. URLs contain the plain ${code('&')}, so this rule doesn’t match them. `),
    ...words`Write ${code(path)}.`,
    ...(others === 0
      ? []
      : [` The same goes for ${others === 1 ? 'one more line' : `${others} more lines`}.`]),
  ],
  why: 'Rules copied from the source of a web page contain its escapes. robots.txt is plain text, so crawlers compare them as they are.',
  crawlers: [
    { who: 'Google', does: 'compares every character with the URL, apart from valid percent escapes' },
    { who: 'RFC 9309', does: 'knows only percent escapes' },
  ],
  fixName: ({ others }) => (others === 0 ? 'Correct the path' : `Correct the ${others + 1} paths`),
  fixed: ({ path, others }) => (others === 0 ? `changed to ${path}` : `and ${others} more corrected`),
  sources: ['google', 'rfc9309'],
};
