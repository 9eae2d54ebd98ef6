import type { RuleAbout } from '../../texts/rule-about';
import { words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'No blank line between groups',
  title: ({ count }) =>
    count === 1
      ? words`There’s no blank line before this group`
      : words`There’s no blank line before ${count} groups`,
  explain: () =>
    words`Crawlers still find the groups, but the 1994 standard and Yandex ask for a blank line between them. Add one, which also makes the file easier to read.`,
  why: 'In the 1994 standard, blank lines separate groups.',
  crawlers: [
    { who: 'Google and RFC 9309', does: 'start a group at each User-agent line after a rule' },
    { who: 'Yandex', does: 'recommends a blank line before each User-agent' },
  ],
  fixName: ({ count }) => (count === 1 ? 'Add a blank line' : 'Add blank lines'),
  sources: ['standard1994', 'yandexAgents', 'google'],
};
