import type { RuleAbout } from '../../texts/rule-about';
import { code, PYTHON, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Allow: / with no effect',
  title: () => words`${code('Allow: /')} changes nothing here`,
  explain: ({ isAbove, path }) =>
    isAbove
      ? words`Everything that no rule blocks is allowed anyway, and ${code(path)} stays blocked because the longest matching rule wins. Some older tools use the first matching rule, so they may also crawl ${code(path)}. You can remove the line.`
      : [
          'Everything that no rule blocks is allowed anyway. Every Disallow for these crawlers is longer, so it still applies. You can remove the line.',
        ],
  why: 'Crawlers may crawl everything that no rule blocks. You only need an Allow to make an exception to a Disallow.',
  crawlers: [
    { who: 'Google and RFC 9309', does: 'use the longest matching rule, and this one is the shortest' },
    {
      who: `wget and ${PYTHON}`,
      does: 'use the first matching rule, and this one always matches',
    },
  ],
  fixName: () => 'Remove the line',
  sources: ['google', 'rfc9309', 'wget', 'python'],
};
