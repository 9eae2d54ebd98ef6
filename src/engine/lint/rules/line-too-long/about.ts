import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

const LONG = '/long'.repeat(250);
const VERY_LONG = '/long'.repeat(3_500);

export const about: RuleAbout<typeof rule> = {
  name: 'Very long line',
  title: ({ who, length }) =>
    who === 'Yandex'
      ? say`The rule has ${length} characters, Yandex takes 1024`
      : say`Google does not read the end of this line of ${length} characters`,
  explain: ({ who, field, isRule }) => {
    if (who === 'Yandex')
      return [
        'Yandex reports an error. What it then does with the rule is not documented. Write a shorter beginning of the path.',
      ];
    return isRule
      ? say`Google cuts it after 16,663 bytes, so its ${code(field)} is for more addresses than you wrote. Write a shorter beginning of the path.`
      : say`Google cuts it after 16,663 bytes, so the value of ${code(field)} is not what you wrote.`;
  },
  why: 'Crawlers read a line into a space of limited size. Lines of such length are mostly several lines whose line ends were lost.',
  crawlers: [
    { who: 'Google', does: 'keeps the first 16,663 bytes of a line and drops the rest' },
    { who: 'Yandex', does: 'reports an error for a rule of more than 1024 characters' },
  ],
  examples: [
    {
      bad: `User-agent: Googlebot\nDisallow: ⟦${VERY_LONG}⟧ # cut\n`,
      good: `User-agent: Googlebot\nDisallow: ${LONG} # ${VERY_LONG}\n`,
      severity: 'error',
    },
    {
      bad: `User-agent: *\nDisallow: ⟦${LONG}⟧ # cut\n`,
      good: `User-agent: *\nDisallow: ${LONG.slice(0, 1_000)}\n`,
      severity: 'warning',
    },
  ],
  sources: ['googleParser', 'yandexErrors'],
};
