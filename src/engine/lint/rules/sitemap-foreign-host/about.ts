import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, words } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Sitemap on another host',
  title: ({ host }) => words`This sitemap is on another host, ${code(host)}`,
  explain: ({ own }) =>
    words`That’s allowed: with this line, you confirm that the sitemap is for ${code(own)}. Check that it’s the right one and lists URLs of this site.`,
  why: 'Sitemaps can be on another host, such as a storage service. Sometimes another host is a leftover from a move or a copied file.',
  crawlers: [
    { who: 'Google', does: 'accepts sitemaps on any host' },
    {
      who: 'Sitemaps protocol',
      does: 'lets robots.txt prove that a sitemap on another host may list this site’s URLs',
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
