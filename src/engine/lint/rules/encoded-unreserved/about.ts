import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, words } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Needlessly escaped character',
  title: ({ octet, character }) => words`Google doesn’t read ${code(octet)} as ${code(character)}`,
  explain: ({ value, path }) =>
    words`Crawlers that follow the standard (RFC 9309) treat ${code(value)} and ${code(path)} as the same path. Google doesn’t. Write ${code(path)}, the form that links normally use.`,
  why: 'Letters, digits and - . _ ~ don’t need escaping. URLs contain them as they are.',
  crawlers: [
    { who: 'Google', does: 'doesn’t decode it, so the rule doesn’t match the plain URL' },
    { who: 'RFC 9309', does: 'decodes it before comparing' },
  ],
  fixName: () => 'Write the plain character',
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
