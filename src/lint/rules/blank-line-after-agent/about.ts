import type { RuleAbout } from '../../texts/rule-about';
import { list, PYTHON } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Blank line inside a group',
  title: ({ count }) => [
    'Yandex may ignore ',
    count === 1 ? 'this rule below a blank line' : `${count} rules below a blank line`,
  ],
  explain: ({ blankLine, agents, brokenAllow }) => [
    'For Yandex, a blank line may end a group. So the group for ',
    ...list(agents.slice(0, 3)),
    ` may end at line ${blankLine}. Google, Bing and the current standard (RFC 9309) ignore blank lines. ${
      brokenAllow === 0
        ? 'Delete the blank lines between the User-agent line and its rules.'
        : `Before you delete the blank lines, correct each Allow that Yandex can’t read, such as line ${brokenAllow}. Otherwise Yandex blocks what it should open.`
    }`,
  ],
  why: 'In the original standard from 1994, a blank line ends a group. Google and RFC 9309 ignore blank lines.',
  crawlers: [
    { who: 'Google', does: 'ignores blank lines' },
    {
      who: 'Yandex',
      does: 'says not to put blank lines between User-agent, Allow and Disallow, and lists a rule after one as a rule without User-agent',
    },
    { who: 'The 1994 standard', does: 'ends a group at a blank line' },
    { who: PYTHON, does: 'ends a group at a blank line' },
  ],
  fixName: () => 'Delete the blank lines in this group',
  sources: ['google', 'yandexPaths', 'yandexErrors', 'standard1994', 'python'],
};
