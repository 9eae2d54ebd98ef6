import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
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
  {
    bad: 'User-agent: bingbot\nDisallow: /x\n⟦Sitemap: https://example.com/a.xml⟧\nSitemap: https://example.com/b.xml\nDisallow: /y\n\nSitemap: https://example.com/a.xml\n',
    good: 'User-agent: bingbot\nDisallow: /x\nDisallow: /y\n\nSitemap: https://example.com/a.xml\n\nSitemap: https://example.com/b.xml\n',
    severity: 'tidy',
  },
];
