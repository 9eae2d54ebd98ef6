import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: *\nDisallow: /x\n\nSitemap: ⟦http⟧://example.com/s.xml\nSitemap: http://example.com/t.xml\n',
    good: 'User-agent: *\nDisallow: /x\n\nSitemap: https://example.com/s.xml\nSitemap: https://example.com/t.xml\n',
    severity: 'tidy',
    context: { robotsUrl: 'https://example.com/robots.txt' },
  },
  {
    bad: 'User-agent: *\nDisallow: /x\n\nSitemap: ⟦HTTP⟧://Example.com/s.xml # old\n',
    good: 'User-agent: *\nDisallow: /x\n\nSitemap: http://example.com/s.xml # old\n',
    severity: 'tidy',
    context: { robotsUrl: 'https://example.com/robots.txt' },
    goodContext: { robotsUrl: 'http://example.com/robots.txt' },
  },
  {
    bad: 'User-agent: *\nDisallow: /x\n\nSitemap: ⟦http⟧://example.com/s.xml\nSitemap: https://example.com/t.xml\n',
    good: 'User-agent: *\nDisallow: /x\n\nSitemap: http://example.com/s.xml\nSitemap: https://cdn.example.net/t.xml\n',
    severity: 'tidy',
  },
];
