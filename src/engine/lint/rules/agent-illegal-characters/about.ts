import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, words } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Unusual characters in a name',
  title: ({ value, read, isEngine }) =>
    isEngine
      ? words`Google reads ${code(value)} as ${code(read)}`
      : words`Some crawlers read ${code(value)} as ${code(read)}`,
  explain: ({ read, isEngine, otherLine }) => [
    isEngine ? 'Google stops' : 'Crawlers that follow the standard (RFC 9309) stop',
    ...words` reading the name at the first character that isn’t a letter, hyphen or underscore. So these rules also apply to ${code(read)}`,
    otherLine > 0 ? `, which line ${otherLine} names too.` : '.',
    ' If they shouldn’t, remove the name.',
  ],
  why: 'Names with digits, dots or spaces aren’t in the standard, so each crawler compares them in its own way.',
  crawlers: [
    { who: 'Google', does: 'reads letters, hyphens and underscores, and stops at any other character' },
    { who: 'RFC 9309', does: 'permits only letters, hyphens and underscores' },
  ],
  examples: [
    {
      bad: 'User-agent: ⟦Googlebot Other⟧\nDisallow: /x/\n',
      good: 'User-agent: Googlebot\nDisallow: /x/\n',
      severity: 'warning',
    },
    {
      bad: 'User-agent: ⟦GPTBot 2⟧\nDisallow: /x/\n',
      good: 'User-agent: K2spider\nDisallow: /x/\n',
      severity: 'note',
    },
    {
      bad: 'User-agent: search\nDisallow: /x/\n\nUser-agent: ⟦Search360-Crawler⟧\nAllow: /\n',
      good: 'User-agent: search\nUser-agent: Search360-Crawler\nDisallow: /x/\n\nUser-agent: k\nDisallow: /\n\nUser-agent: K2spider\nDisallow: /\n',
      severity: 'note',
    },
  ],
  sources: ['googleParser', 'rfc9309'],
};
