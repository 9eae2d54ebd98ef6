import type { RuleAbout } from '../../texts/rule-about';
import { code, listNames, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Crawlers that ignore the * group',
  title: ({ names }) =>
    names.length > 1
      ? words`${names.length} crawlers ignore the ${code('*')} group`
      : words`${listNames(names)} ignores the ${code('*')} group`,
  explain: ({ names, exempt }) =>
    words`The ${code('*')} group blocks the ${exempt > 0 ? 'site for every crawler without its own group' : 'whole site'}, but ${listNames(names)} may still crawl it. ${names.length > 1 ? 'They follow' : 'It follows'} only a group that names ${names.length > 1 ? 'them' : 'it'}. If that’s intended, there’s nothing to do. If not, add such a group.${names.some((name) => name.startsWith('AdsBot')) ? ' But if you use Google Ads, don’t block AdsBot: it checks the pages that ads lead to.' : ''}`,
  why: 'Some Google crawlers work for advertisers and partners, who have agreed to have their pages checked. These crawlers ignore the * group.',
  crawlers: [
    {
      who: 'Google’s special-case crawlers',
      does: 'ignore the * group and follow a group that names them',
    },
    { who: 'Other crawlers', does: 'follow the * group if no other group names them' },
  ],
  sources: ['googleSpecialCrawlers'],
};
