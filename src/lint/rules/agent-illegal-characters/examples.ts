import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: ⟦Googlebot Other⟧\nDisallow: /x/\n',
    good: 'User-agent: Googlebot\nDisallow: /x/\n',
    severity: 'warning',
  },
  {
    bad: 'User-agent: ⟦GPTBot 2⟧\nDisallow: /x/\n',
    good: 'User-agent: GPTBot\nUser-agent: GPTBot 2\nDisallow: /x/\n',
    severity: 'note',
  },
  {
    bad: 'User-agent: ⟦coccocbot web⟧\nDisallow: /x/\n\nUser-agent: coccocbot-web\nDisallow: /y/\n',
    good: 'User-agent: coccocbot web\nDisallow: /x/\n\nUser-agent: coccocbot-web\nDisallow: /x/\n',
    severity: 'warning',
  },
  {
    bad: 'User-agent: ⟦The Yeti!⟧\nDisallow: /x/\n',
    good: 'User-agent: Yeti\nDisallow: /x/\n\nUser-agent: The Yeti!\nDisallow: /\n',
    severity: 'note',
  },
  {
    bad: 'User-agent: ⟦K2spider⟧\nDisallow: /x/\n',
    good: 'User-agent: MJ12bot\nDisallow: /x/\n',
    severity: 'tidy',
  },
  {
    bad: 'User-agent: search\nDisallow: /x/\n\nUser-agent: ⟦Search360-Crawler⟧\nAllow: /\n',
    good: 'User-agent: search\nUser-agent: Search360-Crawler\nDisallow: /x/\n',
    severity: 'note',
  },
  {
    bad: 'User-agent: ⟦The Yeti!⟧\nAllow: /x/\n\nUser-agent: *\nDisallow: /\n',
    good: 'User-agent: Yeti\nAllow: /x/\n\nUser-agent: *\nDisallow: /\n',
    severity: 'warning',
  },
];
