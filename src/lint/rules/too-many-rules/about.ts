import type { RuleAbout } from '../../texts/rule-about';
import { words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'More rules than Yandex accepts',
  title: ({ count, most }) => words`This file has ${count} rules, but Yandex accepts at most ${most}`,
  explain: ({ most, alike, repeated }) => [
    ...words`Yandex reports an error and doesn’t say which rules it then uses. The rules from this line on exceed ${most}. `,
    alike > 1
      ? `${alike} groups have the same ${repeated === 1 ? 'rule' : `${repeated} rules`}: list their User-agent lines above one group.`
      : 'One rule with * can often replace many.',
  ],
  why: 'Yandex limits the number of rules in a file. Long lists of single pages can exceed it.',
  crawlers: [
    { who: 'Yandex', does: 'reports an error for more than 2048 rules' },
    { who: 'Google and RFC 9309', does: 'limit only the size of the file' },
  ],
  sources: ['yandexErrors', 'google'],
};
