import type { RuleAbout } from '../../texts/rule-about';
import { code, words } from '../../texts/words';
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
  sources: ['googleParserTests', 'rfc9309'],
};
