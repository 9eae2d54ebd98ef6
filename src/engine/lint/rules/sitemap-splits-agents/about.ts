import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Sitemap between two User-agent lines',
  title: ({ above, below }) => say`A sitemap stands between ${code(above)} and ${code(below)}`,
  explain: ({ above }) =>
    say`To Google both names share the rules below. Some programs begin a new group behind the sitemap, so ${code(above)} gets no rule there.`,
  why: 'A sitemap belongs to no group. At the end of the file it is in nobody’s way.',
  crawlers: [
    { who: 'Google', does: 'reads over it: both names begin one group' },
    { who: 'Protego (Scrapy)', does: 'begins a new group, so the name above has no rules' },
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
