import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Sitemap on another host',
  title: ({ host }) => say`This sitemap lies on another host, ${code(host)}`,
  explain: ({ own }) =>
    say`That is allowed: the line says that the sitemap speaks for ${code(own)}. Check that it is meant, and that the sitemap lists addresses of this site.`,
  why: 'Sitemaps may lie on a host of their own, such as a storage service. A foreign host is sometimes left over from a move or a copied file.',
  crawlers: [
    { who: 'Google', does: 'takes sitemaps on any host' },
    {
      who: 'Sitemaps protocol',
      does: 'lets robots.txt prove that a sitemap on another host may list this site’s addresses',
    },
  ],
  examples: [
    {
      bad: 'User-agent: *\nDisallow: /x\n\nSitemap: ⟦https://cdn.example.net/s.xml⟧\nSitemap: https://cdn.example.net/t.xml\n',
      good: 'User-agent: *\nDisallow: /x\n\nSitemap: https://WWW.example.com:443/s.xml\n',
      severity: 'note',
      context: { robotsUrl: 'https://www.example.com/robots.txt' },
    },
    {
      bad: 'User-agent: *\nDisallow: /x\n\nSitemap: ⟦https://example.com/s.xml⟧\n',
      good: 'User-agent: *\nDisallow: /x\n\nSitemap: https://example.com/s.xml\n',
      severity: 'note',
      context: { robotsUrl: 'https://www.example.com/robots.txt' },
      goodContext: { robotsUrl: null },
    },
  ],
  sources: ['google', 'sitemaps'],
};
