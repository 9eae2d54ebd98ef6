import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: *\nDisallow: /x\n\nSitemap: ⟦/sitemap.xml⟧ # all pages\n',
    good: 'User-agent: *\nDisallow: /x\n\nSitemap: https://example.com/sitemap.xml # all pages\n',
    severity: 'warning',
    context: { robotsUrl: 'https://example.com/robots.txt' },
  },
  {
    bad: 'User-agent: *\nDisallow: /x\n\nSitemap: ⟦www.example.com/sitemap.xml⟧\n',
    good: 'User-agent: *\nDisallow: /x\n\nSitemap: https://www.example.com/sitemap.xml\n',
    severity: 'warning',
    context: { robotsUrl: 'https://www.example.com/robots.txt' },
  },
  {
    bad: 'User-agent: *\nDisallow: /x\n\nSitemap: ⟦https://example.com/a.xml https://example.com/b.xml⟧\n',
    good: 'User-agent: *\nDisallow: /x\n\nSitemap: https://example.com/a.xml\nSitemap: https://example.com/b.xml\n',
    severity: 'warning',
  },
  {
    bad: 'User-agent: *\nDisallow: /x\n\n⟦Sitemap⟧:\n',
    good: 'User-agent: *\nDisallow: /x\n',
    severity: 'warning',
  },
];
