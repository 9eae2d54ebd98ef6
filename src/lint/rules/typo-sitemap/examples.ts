import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
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
  {
    bad: 'User-agent: *\nDisallow: /x/\n\n⟦Sitmap⟧: https://example.com/sitemap.xml\nSitemap: https://example.com/sitemap.xml\n',
    good: 'User-agent: *\nDisallow: /x/\n\nSitemap: https://example.com/sitemap.xml\n',
    severity: 'tidy',
  },
];
