import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: *\nDisallow: /x/\n⟦Unicorn⟧: /y\nUnicorn: /z\n',
    good: 'User-agent: *\nDisallow: /x/\n',
  },
  {
    bad: 'User-agent: *\nDisallow: /x/\n⟦Comment⟧: crawl at night\n',
    good: 'User-agent: *\nDisallow: /x/\n# Comment: crawl at night\n',
    severity: 'tidy',
  },
  {
    bad: 'User-agent: bingbot\nDisallow: /x/\n⟦Crawl delay⟧: 5\n',
    good: 'User-agent: bingbot\nDisallow: /x/\nCrawl-delay: 5\n',
  },
];
