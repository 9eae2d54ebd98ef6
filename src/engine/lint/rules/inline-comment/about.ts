import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Comment without a space in front',
  title: ({ path }) => say`No space between ${code(path)} and the comment`,
  explain: () =>
    say`Search engines cut the comment off. wget, and what is built on its code, takes a ${code('#')} without a space in front as a part of the path.`,
  why: 'With a space in front of the # every reader sees a comment.',
  crawlers: [
    { who: 'Google and RFC 9309', does: 'end the rule at the sign' },
    { who: 'wget', does: 'needs the space' },
  ],
  fixName: () => 'Insert a space',
  fixed: () => 'got a space before the comment',
  examples: [
    {
      bad: 'User-agent: *\nDisallow: /x/⟦#⟧ old pages\n',
      good: 'User-agent: *\nDisallow: /x/ # old pages\n',
    },
    {
      bad: 'User-agent: *\nDisallow: /x/⟦#⟧# old\n',
      good: 'User-agent: *\nDisallow: /x/ #old\n',
    },
  ],
  sources: ['wget', 'google'],
};
