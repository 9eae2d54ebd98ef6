import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: *\nDisallow: /sitemap\n\nSitemap: ⟦https://example.com/sitemap.xml⟧\n',
    good: 'User-agent: *\nAllow: /sitemap.xml\nDisallow: /sitemap\n\nSitemap: https://example.com/sitemap.xml\n',
    severity: 'error',
  },
  {
    bad: 'Sitemap: https://cdn.example.net/files/s.xml\nSitemap: ⟦https://example.com/files/s.xml⟧\n\nUser-agent: Googlebot\nDisallow: /files/\n',
    good: 'Sitemap: https://cdn.example.net/files/s.xml\n\nUser-agent: Googlebot\nDisallow: /files/\n',
    severity: 'error',
    context: { robotsUrl: 'https://example.com/robots.txt' },
  },
  {
    bad: 'User-agent: Googlebot\nDisallow: /x\n\nUser-agent: *\nDisallow: /x\nDisallow: /maps/\n\nSitemap: ⟦https://example.com/maps/s.xml⟧\nSitemap: https://www.example.com/t.xml\n',
    good: 'User-agent: Googlebot\nDisallow: /x\n\nUser-agent: *\nDisallow: /x\nAllow: /maps/s.xml\nDisallow: /maps/\n\nSitemap: https://example.com/maps/s.xml\n',
    severity: 'error',
  },
];
