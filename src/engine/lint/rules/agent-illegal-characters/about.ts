import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, words } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Unusual characters in a name',
  title: ({ value, read }) => words`Google reads ${code(value)} as ${code(read)}`,
  explain: ({ read }) =>
    words`Google stops reading the name at the first character that isn’t a letter, hyphen or underscore. So these rules also apply to ${code(read)}.`,
  why: 'Names with digits, dots or spaces aren’t in the standard, so each crawler compares them in its own way.',
  crawlers: [
    { who: 'Google', does: 'reads letters, hyphens and underscores, and stops at any other character' },
    { who: 'RFC 9309', does: 'permits only letters, hyphens and underscores' },
  ],
  examples: [
    {
      bad: 'User-agent: ⟦Googlebot Other⟧\nDisallow: /x/\n',
      good: 'User-agent: K2spider\nUser-agent: CCBot Crawler\nDisallow: /x/\n',
      severity: 'warning',
    },
  ],
  sources: ['googleParser', 'rfc9309'],
};
