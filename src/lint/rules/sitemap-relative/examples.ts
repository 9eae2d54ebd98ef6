import { corrected, type RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  corrected(
    'User-agent: *\nDisallow: /x\n\nSitemap: ⟦/sitemap.xml⟧ # all pages\n',
    'https://example.com/sitemap.xml',
    {
      severity: 'warning',
      context: { robotsUrl: 'https://example.com/robots.txt' },
    },
  ),
  corrected(
    'User-agent: *\nDisallow: /x\n\nSitemap: ⟦www.example.com/sitemap.xml⟧\n',
    'https://www.example.com/sitemap.xml',
    {
      severity: 'warning',
      context: { robotsUrl: 'https://www.example.com/robots.txt' },
    },
  ),
  corrected(
    'User-agent: *\nDisallow: /x\n\nSitemap: ⟦https://example.com/a.xml https://example.com/b.xml⟧\n',
    'https://example.com/a.xml\nSitemap: https://example.com/b.xml',
    { severity: 'warning' },
  ),
  {
    bad: 'User-agent: *\nDisallow: /x\n\n⟦Sitemap⟧:\n',
    good: 'User-agent: *\nDisallow: /x\n',
    severity: 'warning',
  },
];
