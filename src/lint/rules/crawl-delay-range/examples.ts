import { corrected, type RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  corrected('User-agent: *\nDisallow: /x\nCrawl-delay: ⟦0.5⟧\n', '1', { severity: 'warning' }),
  {
    bad: 'User-agent: bingbot\nDisallow: /x\nCrawl-delay: ⟦60⟧\n',
    good: 'User-agent: GPTBot\nDisallow: /x\nCrawl-delay: 60\n',
    severity: 'note',
  },
  corrected('User-agent: *\nDisallow: /x\nCrawl-delay: ⟦10s⟧ # slowly\n', '10', { severity: 'warning' }),
  corrected('User-agent: MJ12bot\nDisallow: /x\nCrawl-delay: ⟦10 seconds⟧\n', '10', { severity: 'warning' }),
  {
    bad: 'User-agent: *\nDisallow: /x\n⟦Crawl-delay⟧:\n',
    good: 'User-agent: *\nDisallow: /x\n',
    severity: 'warning',
  },
  corrected('User-agent: *\nDisallow: /x\nCrawl-delay: ⟦3600⟧\n', '20', { severity: 'warning' }),
  corrected('User-agent: CCBot\nCrawl-delay: ⟦301⟧\nDisallow: /x\n', '300', { severity: 'warning' }),
  {
    bad: 'User-agent: bingbot\nDisallow: /x\nCrawl-delay: ⟦86400⟧\n',
    good: 'User-agent: Googlebot\nDisallow: /x\nCrawl-delay: 86400\n',
    severity: 'warning',
  },
];
