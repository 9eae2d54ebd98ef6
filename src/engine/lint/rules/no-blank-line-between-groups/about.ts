import type { RuleAbout } from '../../../lint-texts/rule-about';
import { say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'No blank line between groups',
  title: ({ count }) =>
    count === 1
      ? say`No blank line stands before this group`
      : say`No blank line stands before ${count} groups`,
  explain: () =>
    say`Crawlers find the groups all the same. The standard of 1994 and Yandex ask for a blank line between them, and people find them faster.`,
  why: 'A blank line between groups is how the first standard tells them apart.',
  crawlers: [
    { who: 'Google and RFC 9309', does: 'begin a group at each User-agent line behind a rule' },
    { who: 'Yandex', does: 'advises a blank line before each User-agent' },
  ],
  fixName: ({ count }) => (count === 1 ? 'Add a blank line' : 'Add blank lines'),
  fixed: ({ count }) => `got a blank line above${count === 1 ? '' : `, and ${count - 1} more groups did`}`,
  examples: [
    {
      bad: 'User-agent: bingbot\nDisallow: /\n⟦User-agent: GPTBot⟧\nUser-agent: OAI-SearchBot\nDisallow: /\n# mine\nUser-agent: MJ12bot\nDisallow: /\n',
      good: 'User-agent: bingbot\nDisallow: /\n\nUser-agent: GPTBot\nUser-agent: OAI-SearchBot\nDisallow: /\n\n# mine\nUser-agent: MJ12bot\nDisallow: /\n',
      severity: 'note',
    },
  ],
  sources: ['standard1994', 'yandexAgents', 'google'],
};
