import type { RuleAbout } from '../../../lint-texts/rule-about';
import { list, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Several groups for one crawler',
  title: ({ names }) => [...list(names.slice(0, 1)), ' has more than one group'],
  explain: ({ firstLine }) =>
    say`An earlier group begins in line ${firstLine}. Most crawlers add the rules of both; some older programs follow the first group only.`,
  why: 'Rules for one crawler that stand in several places are easily overlooked, by people and by older programs.',
  crawlers: [
    { who: 'Google and RFC 9309', does: 'put all groups for a crawler together' },
    { who: 'Python (robotparser up to 3.13)', does: 'follows the first group that fits' },
    { who: 'Python since 2026', does: 'puts groups together' },
  ],
  fixName: () => 'Merge into the first group',
  fixed: ({ firstLine }) => `moved into the group in line ${firstLine}`,
  examples: [
    {
      bad: 'User-agent: bingbot\nDisallow: /a\n\nUser-agent: *\nDisallow: /a\n\nUser-agent: ⟦Bingbot⟧\n# more\nDisallow: /c\n',
      good: 'User-agent: bingbot\nDisallow: /a\n# more\nDisallow: /c\n\nUser-agent: *\nDisallow: /a\n',
      severity: 'note',
    },
    {
      bad: 'User-agent: Yandex\nUser-agent: GPTBot\nDisallow: /b\n\nUser-agent: ⟦GPTBot⟧\nUser-agent: Yandex\nDisallow: /c\n\nUser-agent: bingbot\nDisallow: /d\n',
      good: 'User-agent: Yandex\nDisallow: /b\n\nUser-agent: YandexBot\nDisallow: /c\n',
    },
  ],
  sources: ['google', 'rfc9309', 'python', 'pythonNew'],
};
