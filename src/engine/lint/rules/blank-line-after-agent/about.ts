import type { RuleAbout } from '../../../lint-texts/rule-about';
import { list, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Blank line inside a group',
  title: ({ count }) =>
    count === 1
      ? say`A blank line stands between this rule and its group`
      : say`A blank line stands between ${count} rules and their group`,
  explain: ({ count, blankLine, agents }) => [
    `Google and Bing read over the blank line ${blankLine}. Yandex’ help asks for no blank line inside a group and says that a rule behind one belongs to none. To those who read so, as older programs do, the group for `,
    ...list(agents.slice(0, 3)),
    ` ends there, and ${count === 1 ? 'this rule holds' : 'these rules hold'} for nobody.`,
  ],
  why: 'In the standard of 1994 a blank line ends a group. Google and RFC 9309 give it no meaning.',
  crawlers: [
    { who: 'Google', does: 'ignores blank lines' },
    {
      who: 'Yandex',
      does: 'asks for no blank line between User-agent, Allow and Disallow, and lists a rule behind one as a rule without User-agent',
    },
    { who: 'the standard of 1994', does: 'ends a group at a blank line' },
    { who: 'Python (robotparser up to 3.13)', does: 'ends a group at an empty line' },
  ],
  fixName: () => 'Delete the blank lines in this group',
  fixed: ({ count }) =>
    count === 1 ? 'is in its group for all' : `and ${count - 1} more are in their group for all`,
  examples: [
    {
      bad: 'User-agent: *\n\n⟦Disallow: /x⟧\n',
      good: 'User-agent: *\nDisallow: /x\n\n',
      severity: 'error',
    },
    {
      bad: 'User-agent: *\nDisallow: /a\n\n# shop\n⟦Disallow: /cart⟧ # later\nDisallow: /till\n',
      good: 'User-agent: *\nDisallow: /a\n# shop\nDisallow: /cart # later\nDisallow: /till\n\nUser-agent: bingbot\nDisallow: /\n',
      severity: 'error',
    },
    {
      bad: 'User-agent: bingbot\n \n⟦Disallow: /x⟧\n',
      good: 'User-agent: bingbot\nDisallow: /x\n',
      severity: 'note',
    },
  ],
  sources: ['google', 'yandexPaths', 'yandexErrors', 'standard1994', 'python'],
};
