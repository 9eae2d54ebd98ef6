import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, words } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Lower-case percent code, such as %2f',
  title: ({ octet, upper }) => words`${code(octet)} is read as ${code(upper)}`,
  explain: ({ upper, count }) => {
    const effect = words`This does no harm: crawlers turn it into ${code(upper)} before comparing.`;
    return count > 1 ? [...effect, ` ${count} rules have codes like this.`] : effect;
  },
  why: 'Both spellings mean the same thing. Capital letters are the usual form in URLs.',
  crawlers: [
    { who: 'Google', does: 'writes the rule’s escapes with capital letters before comparing' },
    { who: 'RFC 9309', does: 'compares the bytes that the escapes represent' },
  ],
  fixName: ({ count }) => (count > 1 ? 'Use capital letters in all of them' : 'Use capital letters'),
  fixed: ({ count, upper }) =>
    count > 1 ? `and ${count - 1} more now use capital letters` : `changed to ${upper}`,
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
