import type { RuleAbout } from '../../../lint-texts/rule-about';
import { say } from '../../../lint-texts/words';
import type { rule } from './rule';

const MOST = 2048;
const RULES = Array.from({ length: MOST }, (_, index) => `Disallow: /p${String(index).padStart(4, '0')}/\n`);

export const about: RuleAbout<typeof rule> = {
  name: 'More rules than Yandex takes',
  title: ({ count, most }) => say`The file has ${count} rules, Yandex takes ${most}`,
  explain: ({ most }) =>
    say`Yandex reports an error and does not say which rules it then uses. From this line on they are more than ${most}. One rule with * often stands for many.`,
  why: 'Yandex limits the number of rules in a file. Long lists of single pages grow past it.',
  crawlers: [
    { who: 'Yandex', does: 'reports an error for more than 2048 rules' },
    { who: 'Google and RFC 9309', does: 'limit only the size of the file' },
  ],
  examples: [
    {
      bad: `User-agent: *\n${RULES.join('')}⟦Disallow: /last/⟧\n`,
      good: `User-agent: *\n${RULES.join('')}`,
      severity: 'warning',
    },
  ],
  sources: ['yandexErrors', 'google'],
};
