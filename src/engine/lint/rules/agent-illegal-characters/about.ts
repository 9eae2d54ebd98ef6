import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, words } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Unusual characters in a name',
  title: ({ value, read, isEngine }) =>
    isEngine
      ? words`Google reads ${code(value)} as ${code(read)}`
      : words`${code(value)} isn’t a standard crawler name`,
  explain: ({ value, read, isEngine }) =>
    isEngine
      ? words`Google stops reading the name at the first character that isn’t a letter, hyphen or underscore. So these rules also apply to ${code(read)}.`
      : [
          ...words`Standard names contain only letters, hyphens and underscores. A crawler may still look for ${code(value)}, but crawlers that follow the standard `,
          ...(read === '' ? ['find no name here.'] : words`read it as ${code(read)}.`),
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
      bad: 'User-agent: ⟦K2spider⟧\nDisallow: /x/\n',
      good: 'User-agent: MJ12bot\nDisallow: /x/\n',
      severity: 'tidy',
    },
  ],
  sources: ['googleParser', 'rfc9309'],
};
