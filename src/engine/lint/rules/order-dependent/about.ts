import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Exception behind the general rule',
  title: ({ path }) => say`Readers that take the first rule never reach ${code(path)}`,
  explain: ({ blocked, blockedLine, count }) => {
    const what = say`Search engines take the longest rule, so the order does not matter to them. Old tools stop at ${code(blocked)} in line ${blockedLine} and stay out.`;
    return count > 1 ? [...what, ` The same is true of ${count - 1} more in this group.`] : what;
  },
  why: 'By the drafts of the nineties the first rule that fits decides. A file with its exceptions first means the same to all.',
  crawlers: [
    { who: 'Google and RFC 9309', does: 'let the longest rule decide, in any order' },
    { who: 'wget and Python’s robotparser up to 3.13', does: 'take the first rule that fits' },
  ],
  fixName: ({ count }) => (count > 1 ? 'Move them up' : 'Move it up'),
  fixed: ({ before, count }) =>
    count > 1 ? `and ${count - 1} more moved above line ${before}` : `moved above line ${before}`,
  examples: [
    {
      bad: 'User-agent: *\nDisallow: /a\nAllow: ⟦/a/b⟧\n',
      good: 'User-agent: *\nAllow: /a/b\nDisallow: /a\n',
    },
    {
      bad: 'User-agent: *\nDisallow: /a\nDisallow: /c\nAllow: ⟦/c/d⟧ # open\nAllow: /a/b',
      good: 'User-agent: *\nDisallow: /a\nAllow: /b\nAllow: /*/a\n',
    },
  ],
  sources: ['google', 'rfc9309', 'draft1996', 'wget', 'python'],
};
