import type { RuleAbout } from '../../texts/rule-about';
import { code, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Very long line',
  title: ({ who, length }) =>
    who === 'Yandex'
      ? words`This rule has ${length} characters, but Yandex accepts at most 1024`
      : words`This line has ${length} characters, and Google doesn’t read its end`,
  explain: ({ who, field, isRule }) => {
    if (who === 'Yandex')
      return [
        'Yandex reports an error. It doesn’t document what it then does with the rule. Keep only the beginning of the path.',
      ];
    return isRule
      ? words`Google reads only the first 16,663 bytes, so this ${code(field)} covers more URLs than you intended. Keep only the beginning of the path.`
      : words`Google reads only the first 16,663 bytes, so the value of ${code(field)} isn’t what you wrote. Shorten it.`;
  },
  why: 'Crawlers read only so much of a line. Lines this long are often several lines that lost their line breaks.',
  crawlers: [
    { who: 'Google', does: 'keeps the first 16,663 bytes of a line and drops the rest' },
    { who: 'Yandex', does: 'reports an error for a rule of more than 1024 characters' },
  ],
  sources: ['googleParser', 'yandexErrors'],
};
