import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Name with other characters than letters',
  title: ({ value, read, isKnown }) =>
    isKnown
      ? say`Google reads ${code(value)} as ${code(read)}`
      : say`${code(value)} is no name by the standard`,
  explain: ({ isKnown, read, count, value }) =>
    isKnown
      ? say`The name ends for Google at the first character that is no letter, hyphen or underscore. So the rules are for ${code(read)} as well.`
      : say`Names consist of letters, hyphens and underscores. A crawler called ${code(value)} may still look for this text; readers that follow the standard see ${read === '' ? 'no name' : code(read)}.${count > 1 ? ` The file has ${count} such names.` : ''}`,
  why: 'Crawlers with digits, dots or spaces in their names compare in ways of their own.',
  crawlers: [
    { who: 'Google', does: 'reads letters, hyphens and underscores up to the first other character' },
    { who: 'RFC 9309', does: 'permits only these characters' },
  ],
  examples: [
    {
      bad: 'User-agent: ⟦K2spider⟧\nDisallow: /x/\n',
      good: 'User-agent: MJ12bot\nDisallow: /x/\n',
      severity: 'note',
    },
    {
      bad: 'User-agent: ⟦Googlebot Other⟧\nDisallow: /x/\n',
      good: 'User-agent: Googlebot\nDisallow: /x/\n',
      severity: 'warning',
    },
  ],
  sources: ['googleParser', 'rfc9309'],
};
