import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, words } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Sitemap between two User-agent lines',
  title: ({ above, below }) =>
    words`A Sitemap line may split the group for ${code(above)} and ${code(below)}`,
  explain: ({ above }) =>
    words`For Google, both names share the rules below. Some programs start a new group after the sitemap, so for them ${code(above)} has no rules.`,
  why: 'Sitemaps don’t belong to a group. At the end of the file they can’t split one.',
  crawlers: [
    { who: 'Google', does: 'ignores it here: both names start one group' },
    { who: 'Protego (Scrapy)', does: 'starts a new group, so the name above has no rules' },
  ],
  fixName: () => 'Move it to the end',
  fixed: () => 'moved to the end of the file',
  examples: [
    {
      bad: 'User-agent: bingbot\n⟦Sitemap: https://example.com/sitemap.xml⟧ # new\nUser-agent: MJ12bot\nDisallow: /x\n',
      good: 'User-agent: bingbot\nUser-agent: MJ12bot\nDisallow: /x\n\nSitemap: https://example.com/sitemap.xml # new\n',
      severity: 'warning',
    },
  ],
  sources: ['google', 'protego'],
};
