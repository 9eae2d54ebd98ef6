import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: *\nDisallow: /x\nCrawl-delay: ⟦0.5⟧\n',
    good: 'User-agent: *\nDisallow: /x\nCrawl-delay: 1\n',
    severity: 'warning',
  },
  {
    bad: 'User-agent: bingbot\nDisallow: /x\nCrawl-delay: ⟦60⟧\n',
    good: 'User-agent: GPTBot\nDisallow: /x\nCrawl-delay: 60\n',
    severity: 'warning',
  },
  {
    bad: 'User-agent: *\nDisallow: /x\nCrawl-delay: ⟦10s⟧ # slowly\n',
    good: 'User-agent: *\nDisallow: /x\nCrawl-delay: 10 # slowly\n',
    severity: 'warning',
  },
  {
    bad: 'User-agent: MJ12bot\nDisallow: /x\nCrawl-delay: ⟦10 seconds⟧\n',
    good: 'User-agent: MJ12bot\nDisallow: /x\nCrawl-delay: 10\n',
    severity: 'warning',
  },
  {
    bad: 'User-agent: *\nDisallow: /x\n⟦Crawl-delay⟧:\n',
    good: 'User-agent: *\nDisallow: /x\n',
    severity: 'warning',
  },
  {
    bad: 'User-agent: *\nDisallow: /x\nCrawl-delay: ⟦3600⟧\n',
    good: 'User-agent: *\nDisallow: /x\nCrawl-delay: 20\n',
    severity: 'warning',
  },
  {
    bad: 'User-agent: CCBot\nCrawl-delay: ⟦301⟧\nDisallow: /x\n',
    good: 'User-agent: CCBot\nCrawl-delay: 300\nDisallow: /x\n',
    severity: 'warning',
  },
  {
    bad: 'User-agent: bingbot\nDisallow: /x\nCrawl-delay: ⟦86400⟧\n',
    good: 'User-agent: Googlebot\nDisallow: /x\nCrawl-delay: 86400\n',
    severity: 'warning',
  },
];
