import type { RuleAbout } from '../../texts/rule-about';
import { code, PYTHON, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Exception after the general rule',
  title: ({ path }) => words`Some older tools never reach ${code(path)}`,
  explain: ({ blocked, blockedLine, count }) => {
    const effect = words`Search engines use the longest matching rule, so the order doesn’t matter. Some older tools use the first matching rule, so for them ${code(blocked)} in line ${blockedLine} blocks this path. To help them, move the Allow above that line. Otherwise there’s nothing to do.`;
    return count > 1
      ? [
          ...effect,
          ` The same goes for ${count === 2 ? 'one more rule' : `${count - 1} more rules`} in this group.`,
        ]
      : effect;
  },
  why: 'In the drafts of the 1990s the first matching rule wins. With exceptions first, the file means the same to every crawler.',
  crawlers: [
    { who: 'Google and RFC 9309', does: 'use the longest matching rule, in any order' },
    { who: `wget and ${PYTHON}`, does: 'use the first matching rule' },
  ],
  fixName: ({ count }) => (count > 1 ? 'Move them up' : 'Move it up'),
  sources: ['google', 'rfc9309', 'draft1996', 'wget', 'python'],
};
