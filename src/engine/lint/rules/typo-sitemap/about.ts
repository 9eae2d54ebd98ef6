import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, list, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Misspelt Sitemap',
  title: ({ field }) => say`“${code(field)}” is not read as Sitemap everywhere`,
  explain: ({ readers }) =>
    readers.length > 0
      ? [...list(readers), ' accepts this spelling. Others do not find the sitemap by this line.']
      : say`Crawlers skip the line, so they do not find the sitemap by it.`,
  why: 'Sitemap lines block nothing: they tell crawlers where the list of your pages lies.',
  crawlers: [
    { who: 'Google', does: 'accepts “site-map”, but not “site map”' },
    { who: 'Protego', does: 'accepts “site-map” and “sitemaps”' },
  ],
  fixName: () => 'Fix spelling',
  fixed: () => 'changed to Sitemap',
  examples: [
    {
      bad: 'User-agent: *\nDisallow: /x/\n\n⟦Site map⟧: https://example.com/sitemap.xml\n',
      good: 'User-agent: *\nDisallow: /x/\n\nSitemap: https://example.com/sitemap.xml\n',
    },
    {
      bad: 'User-agent: *\nDisallow: /x/\n\n⟦Site-map⟧: https://example.com/sitemap.xml # all\n',
      good: 'User-agent: *\nDisallow: /x/\n\nSitemap: https://example.com/sitemap.xml # all\n',
    },
    {
      bad: 'User-agent: *\nDisallow: /x/\n\n⟦Sitmap⟧: https://example.com/sitemap.xml\n',
      good: 'User-agent: *\nDisallow: /x/\n\nSitemap: https://example.com/sitemap.xml\n',
    },
  ],
  sources: ['googleParser', 'protego'],
};
