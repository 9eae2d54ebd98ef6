import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, words } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Sitemap between two User-agent lines',
  title: ({ above }) => words`A Sitemap line may separate ${code(above)} from its rules`,
  explain: ({ above, below }) =>
    words`Google applies the rules below to both ${code(above)} and ${code(below)}. For some programs, the Sitemap line ends the list of names, so ${code(above)} has no rules. Move the line to the end of the file.`,
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
