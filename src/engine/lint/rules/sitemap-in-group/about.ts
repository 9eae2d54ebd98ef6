import type { RuleAbout } from '../../../lint-texts/rule-about';
import { list, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Sitemap in a group',
  title: ({ names }) => [...say`This sitemap is for all crawlers, not only for `, ...list(names)],
  explain: ({ count }) => [
    count === 1
      ? 'A sitemap belongs to no group: every crawler may use it, wherever the line stands. '
      : `Sitemaps belong to no group: every crawler may use these ${count}, wherever the lines stand. `,
    'At the end of the file nobody takes it for a part of the group.',
  ],
  why: 'Sitemap lines count for the whole file, whichever User-agent line stands above them. There is no way to give one crawler a sitemap of its own here.',
  crawlers: [
    { who: 'Google', does: 'ties no sitemap to a crawler' },
    { who: 'Sitemaps protocol', does: 'lets the line stand anywhere, independent of User-agent lines' },
  ],
  fixName: () => 'Move to the end',
  fixed: () => 'moved to the end of the file',
  examples: [
    {
      bad: 'User-agent: bingbot\n⟦Sitemap: https://example.com/bing.xml⟧ # for Bing\nDisallow: /x\n\nUser-agent: *\nDisallow: /y\n',
      good: 'User-agent: bingbot\nDisallow: /x\n\nUser-agent: *\nDisallow: /y\n\nSitemap: https://example.com/bing.xml # for Bing\n',
      severity: 'note',
    },
    {
      bad: 'User-agent: GPTBot\nDisallow: /x\n⟦Sitemap: https://example.com/a.xml⟧\nSitemap: https://example.com/b.xml\nDisallow: /y',
      good: 'User-agent: GPTBot\nDisallow: /x\nSitemap: https://example.com/a.xml\n',
      severity: 'note',
    },
    {
      bad: 'User-agent: *\nDisallow: /x\n\nUser-agent: GPTBot\n⟦Sitemap: https://example.com/a.xml⟧\n',
      good: 'User-agent: *\nSitemap: https://example.com/a.xml\nDisallow: /x\n',
      severity: 'note',
    },
  ],
  sources: ['google', 'sitemaps'],
};
