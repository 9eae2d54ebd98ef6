import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, list, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Crawlers that skip the group for everybody',
  title: ({ names }) =>
    names.length > 1
      ? say`${names.length} crawlers skip the group for ${code('*')}`
      : [...list(names), ' skips the group for ', code('*')],
  explain: ({ names }) => [
    'The file blocks the whole site for everybody, yet ',
    ...list(names),
    ' may crawl it: such crawlers follow only a group that names them.',
  ],
  why: 'Some of Google’s crawlers look at pages of advertisers and partners by agreement with them, so rules for everybody do not bind them.',
  crawlers: [
    {
      who: 'Google’s special-case crawlers',
      does: 'ignore the group for * and follow a group with their name',
    },
    { who: 'Others', does: 'follow the group for * where no other names them' },
  ],
  fixName: () => 'Name them in this group',
  fixed: ({ names }) => `got ${names.length} more names below it`,
  examples: [
    {
      bad: 'User-agent: ⟦*⟧\nDisallow: /\n',
      good: 'User-agent: *\nUser-agent: AdsBot-Google\nDisallow: /\n',
      severity: 'warning',
    },
    {
      bad: 'User-agent: bingbot\nDisallow: /\n\nUser-agent: ⟦*⟧ # all\nDisallow: /\n',
      good: 'User-agent: *\nDisallow: /x\n',
    },
  ],
  sources: ['googleSpecialCrawlers'],
};
