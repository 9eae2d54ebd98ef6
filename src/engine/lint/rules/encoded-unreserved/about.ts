import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Escaped plain letter',
  title: ({ octet, character }) => say`Google does not read ${code(octet)} as ${code(character)}`,
  explain: ({ value, path }) =>
    say`RFC 9309 takes ${code(value)} and ${code(path)} for the same; to Google’s parser they are two addresses. Write ${code(path)}, as links do.`,
  why: 'Letters, digits and - . _ ~ need no escape. Addresses carry them as they are.',
  crawlers: [
    { who: 'Google', does: 'does not decode it, so the rule misses the plain address' },
    { who: 'RFC 9309', does: 'decodes it before it compares' },
  ],
  fixName: () => 'Write the plain letter',
  fixed: ({ path }) => `changed to ${path}`,
  examples: [
    {
      bad: 'User-agent: *\nDisallow: /⟦%61⟧dmin\n',
      good: 'User-agent: *\nDisallow: /admin\n',
      severity: 'error',
    },
    {
      bad: 'User-agent: *\nDisallow: /⟦%7E⟧joe%2Djane%2F\nDisallow: /*joe\n',
      good: 'User-agent: *\nDisallow: /~joe\nDisallow: /a%2Fb\nDisallow: /%C3%A9\n',
      severity: 'note',
    },
  ],
  sources: ['googleParserTests', 'rfc9309'],
};
