import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Disallow without a path beside other rules',
  title: () => ['A Disallow without a path does nothing here'],
  explain: ({ path }) =>
    say`It blocks nothing, and it does not open what the group’s other rules block: ${code(path)} stays blocked. If you wanted to block the whole site, write ${code('/')}.`,
  why: 'Alone in its group an empty Disallow says that everything is allowed. Beside other rules it is the weakest of them.',
  crawlers: [
    { who: 'Google', does: 'ignores a rule without a path' },
    { who: 'RFC 9309', does: 'lets the longest rule that matches decide; this one has no length' },
    {
      who: 'Python’s robotparser up to 3.13',
      does: 'takes the first rule that matches, so this one opens all that stand below it',
    },
  ],
  fixName: () => 'Remove the line',
  fixed: () => 'removed',
  examples: [
    {
      bad: 'User-agent: *\nDisallow: /x\n⟦Disallow⟧:\n',
      good: 'User-agent: *\nDisallow: /x\n',
    },
    {
      bad: 'User-agent: *\n⟦Disallow⟧: # open\nDisallow: /x\n',
      good: 'User-agent: *\nDisallow:\n\nUser-agent: GPTBot\nDisallow: /x\n',
    },
  ],
  sources: ['google', 'bing', 'rfc9309', 'python'],
};
