import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: *\nDisallow: /x\n\n⟦https://example.com/sitemap.xml⟧ # all\n',
    good: 'User-agent: *\nDisallow: /x\n\nSitemap: https://example.com/sitemap.xml # all\n',
    severity: 'warning',
  },
  {
    bad: 'User-agent: *\nDisallow: /x\n\n⟦HTTP://example.com/pages.xml.gz?a⟧\n',
    good: 'User-agent: *\nDisallow: /x\n\nhttps://example.com/about\n',
    severity: 'warning',
  },
];
