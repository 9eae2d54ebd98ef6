import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Several stars in a row',
  title: ({ stars }) => say`${code(stars)} matches no more than one star`,
  explain: ({ path }) =>
    say`Each further star only makes the rule longer, and a longer rule wins against a shorter one. ${code(path)} matches the same addresses.`,
  why: 'One star already stands for any text, also for none and for any number of folders.',
  crawlers: [
    { who: 'Google', does: 'reads a run of stars as one, but counts all of them as length' },
    { who: 'RFC 9309', does: 'lets one star stand for any text; of several rules the longest decides' },
  ],
  fixName: () => 'Leave one star',
  fixed: ({ path }) => `changed to ${path}`,
  examples: [
    {
      bad: 'User-agent: *\nDisallow: /a⟦**⟧b\n',
      good: 'User-agent: *\nDisallow: /a*b\n',
      severity: 'note',
    },
    {
      bad: 'User-agent: *\nAllow: /*ab\nDisallow: /a⟦***⟧b\n',
      good: 'User-agent: *\nAllow: /*ab\nDisallow: /a*b\n',
      severity: 'error',
    },
    {
      bad: 'User-agent: *\nDisallow: /private/⟦**⟧\n',
      good: 'User-agent: *\nDisallow: /private/\n',
    },
  ],
  sources: ['googleParser', 'rfc9309'],
};
