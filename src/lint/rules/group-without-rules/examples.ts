import { corrected, type RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  corrected(
    'User-agent: *\nDisallow: /x/\n\n⟦User-agent: bingbot⟧\n',
    'User-agent: bingbot\nDisallow: /y/\n\nUser-agent: *',
    { severity: 'warning' },
  ),
  {
    bad: '⟦User-agent: Googlebot⟧\n\nUser-agent: bingbot\nDisallow: /x/\n',
    good: 'User-agent: Googlebot\nUser-agent: bingbot\nDisallow: /x/\n',
    severity: 'warning',
  },
  {
    bad: '⟦User-agent: AhrefsBot⟧\n\nUser-agent: GPTBot\nDisallow: /x/\n\n⟦User-agent: bingbot⟧\nCrawl-delay: 5\n\nUser-agent: CCBot\nDisallow: /y/\n',
    good: 'User-agent: AhrefsBot\nUser-agent: GPTBot\nDisallow: /x/\n\nUser-agent: bingbot\nCrawl-delay: 5\nDisallow: /z/\n\nUser-agent: CCBot\nDisallow: /y/\n',
    severity: 'warning',
  },
];
