import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: *\nDisallow: /x\n\n⟦User-agent: GPTBot⟧\nDisallow: /a\nDisallow: /b\nDisallow: /c\n\nUser-agent: CCBot\nDisallow: /a\nDisallow: /b\nDisallow: /c\n\nUser-agent: ClaudeBot\n# the same\nDisallow: /a\nDisallow: /b\nDisallow: /c\n',
    good: 'User-agent: *\nDisallow: /x\n\nUser-agent: GPTBot\nUser-agent: CCBot\nUser-agent: ClaudeBot\nDisallow: /a\nDisallow: /b\nDisallow: /c\n',
    severity: 'tidy',
  },
  {
    bad: '⟦User-agent: *⟧\nDisallow: /a\nDisallow: /b\nDisallow: /c\n\nUser-agent: AdsBot-Google\nDisallow: /a\nDisallow: /b\nDisallow: /c\n\nUser-agent: bingbot\nDisallow: /a\nDisallow: /b\nDisallow: /c\n',
    good: 'User-agent: *\nDisallow: /a\nDisallow: /b\nDisallow: /c\n\nUser-agent: AdsBot-Google\nDisallow: /a\nDisallow: /b\nDisallow: /c\n\nUser-agent: bingbot\nCrawl-delay: 5\nDisallow: /a\nDisallow: /b\nDisallow: /c\n',
    severity: 'tidy',
  },
];
