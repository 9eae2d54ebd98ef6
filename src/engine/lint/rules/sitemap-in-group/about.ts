import type { RuleAbout } from '../../../lint-texts/rule-about';
import { list, words } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Sitemap inside a group',
  title: ({ names }) => [...words`This sitemap is for all crawlers, not only for `, ...list(names)],
  explain: ({ count, areCopies }) => [
    count === 1
      ? 'Sitemaps don’t belong to a group. Any crawler may use this one, wherever the line is. '
      : `Sitemaps don’t belong to a group. Any crawler may use these ${count}, wherever the lines are. `,
    areCopies
      ? 'The file has the same sitemap elsewhere too.'
      : `Move ${count === 1 ? 'it' : 'them'} to the end of the file to make that clear.`,
  ],
  why: 'Sitemap lines apply to the whole file. You can’t give one crawler its own sitemap here.',
  crawlers: [
    { who: 'Google', does: 'doesn’t tie a sitemap to a crawler' },
    { who: 'Sitemaps protocol', does: 'permits the line anywhere, independent of User-agent lines' },
  ],
  fixName: ({ areCopies }) => (areCopies ? 'Remove the repetition' : 'Move to the end'),
  fixed: ({ areCopies }) => (areCopies ? 'removed' : 'moved to the end of the file'),
  examples: [
    {
      bad: 'User-agent: bingbot\n⟦Sitemap: https://example.com/bing.xml⟧ # for Bing\nDisallow: /x\n\nUser-agent: *\nDisallow: /y\n',
      good: 'User-agent: bingbot\nDisallow: /x\n\nUser-agent: *\nDisallow: /y\n\nSitemap: https://example.com/bing.xml # for Bing\n',
      severity: 'tidy',
    },
    {
      bad: 'User-agent: GPTBot\nDisallow: /x\n⟦Sitemap: https://example.com/a.xml⟧\nSitemap: https://example.com/b.xml\nDisallow: /y',
      good: 'User-agent: GPTBot\nDisallow: /x\nSitemap: https://example.com/a.xml\n',
      severity: 'tidy',
    },
    {
      bad: 'User-agent: bingbot\n⟦Sitemap: https://example.com/a.xml⟧\nUser-agent: MJ12bot\nDisallow: /x\n\nSitemap: https://example.com/a.xml\n',
      good: 'User-agent: bingbot\nUser-agent: MJ12bot\nDisallow: /x\n\nSitemap: https://example.com/a.xml\n',
      severity: 'tidy',
    },
    {
      bad: 'User-agent: *\nDisallow: /x\n\nUser-agent: GPTBot\n⟦Sitemap: https://example.com/a.xml⟧\n',
      good: 'User-agent: *\nSitemap: https://example.com/a.xml\nDisallow: /x\n',
      severity: 'tidy',
    },
  ],
  sources: ['google', 'sitemaps'],
};
