import type { RuleAbout } from '../../texts/rule-about';
import { code, PYTHON, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Empty Disallow beside other rules',
  title: () => ['A Disallow without a path does nothing here'],
  explain: ({ path }) =>
    words`It blocks nothing, and it doesn’t undo the other rules in this group: ${code(path)} stays blocked. Remove it. Or if you want to block the whole site, write ${code('Disallow: /')}.`,
  why: 'On its own in a group, an empty Disallow means that everything is allowed. Beside other rules it has no effect.',
  crawlers: [
    { who: 'Google', does: 'ignores a rule without a path' },
    { who: 'RFC 9309', does: 'uses the longest matching rule, and this one is empty' },
    {
      who: PYTHON,
      does: 'uses the first matching rule, so this one cancels all rules below it',
    },
  ],
  fixName: () => 'Remove the line',
  sources: ['google', 'bing', 'rfc9309', 'python'],
};
