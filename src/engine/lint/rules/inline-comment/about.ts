import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, words } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Comment without a space before it',
  title: ({ path }) => words`No space between ${code(path)} and the comment`,
  explain: () =>
    words`Search engines drop the comment. wget, and tools built on it, treat a ${code('#')} without a space before it as part of the path.`,
  why: 'With a space before the #, every crawler sees a comment.',
  crawlers: [
    { who: 'Google and RFC 9309', does: 'end the rule at the #' },
    { who: 'wget', does: 'needs the space' },
  ],
  fixName: () => 'Insert a space',
  fixed: () => 'now has a space before the comment',
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
