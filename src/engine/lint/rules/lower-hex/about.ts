import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Escapes with small letters',
  title: ({ octet, upper }) => say`${code(octet)} is read as ${code(upper)}`,
  explain: ({ upper, count }) => {
    const what = say`It does no harm: crawlers turn it into ${code(upper)} before they compare.`;
    return count > 1 ? [...what, ` ${count} rules have such escapes.`] : what;
  },
  why: 'Both spellings mean the same byte. Capital letters are the form that addresses are brought to.',
  crawlers: [
    { who: 'Google', does: 'writes the rule’s escapes with capital letters before it compares' },
    { who: 'RFC 9309', does: 'compares escapes as the bytes that they stand for' },
  ],
  fixName: ({ count }) => (count > 1 ? 'Write capital letters in all of them' : 'Write capital letters'),
  fixed: ({ count, upper }) => (count > 1 ? `and ${count - 1} more got capital letters` : `got ${upper}`),
  examples: [
    {
      bad: 'User-agent: *\nDisallow: /caf⟦%c3⟧%a9\n',
      good: 'User-agent: *\nDisallow: /caf%C3%A9\nDisallow: /100%of\n',
    },
    {
      bad: 'User-agent: *\nDisallow: /a%20⟦%e2⟧%80%93b\nDisallow: /%e3x\n',
      good: 'User-agent: *\nDisallow: /a%20b # %e3\n',
    },
  ],
  sources: ['googleParser', 'googleParserTests', 'rfc9309'],
};
