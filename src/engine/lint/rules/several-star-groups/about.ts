import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Several groups for everybody',
  title: () => say`There is more than one group for ${code('*')}`,
  explain: ({ firstLine }) =>
    say`The first one begins in line ${firstLine}. Google adds the rules of both. Others count a second group as a mistake or do not read it, so its rules may not hold there.`,
  why: 'A file has one group for all crawlers that it does not name. The standard of 1994 allows no second one.',
  crawlers: [
    { who: 'Google and RFC 9309', does: 'put all groups for * together' },
    { who: 'Yandex', does: 'lists it as an error' },
    { who: 'Baidu', does: 'takes one group for * (retold)' },
    { who: 'Python (robotparser up to 3.13)', does: 'follows the first one only' },
  ],
  fixName: () => 'Merge into the first group',
  fixed: ({ firstLine }) => `moved into the group in line ${firstLine}`,
  examples: [
    {
      bad: 'User-agent: *\nDisallow: /a\n\nUser-agent: bingbot\nDisallow: /\n\nUser-agent: ⟦*⟧\nDisallow: /b # too\n',
      good: 'User-agent: *\nDisallow: /a\nDisallow: /b # too\n\nUser-agent: bingbot\nDisallow: /\n',
      severity: 'warning',
    },
    {
      bad: 'User-agent: *\nDisallow: /a\n\nUser-agent: ⟦*⟧\nDisallow: /b\n\nUser-agent: Yandex\nDisallow: /a\nDisallow: /b\n',
      good: 'User-agent: *\nDisallow: /a\nDisallow: /b\n\nUser-agent: Yandex\nDisallow: /a\nDisallow: /b\n\nUser-agent: *\n',
    },
  ],
  sources: ['google', 'yandexErrors', 'baidu', 'standard1994', 'python'],
};
