import { corrected, type RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  corrected('User-agent: ⟦Googlebot Other⟧\nDisallow: /x/\n', 'Googlebot', { severity: 'warning' }),
  corrected('User-agent: ⟦GPTBot 2⟧\nDisallow: /x/\n', 'GPTBot\nUser-agent: GPTBot 2', { severity: 'note' }),
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
  corrected('User-agent: ⟦K2spider⟧\nDisallow: /x/\n', 'MJ12bot', { severity: 'tidy' }),
  {
    bad: 'User-agent: search\nDisallow: /x/\n\nUser-agent: ⟦Search360-Crawler⟧\nAllow: /\n',
    good: 'User-agent: search\nUser-agent: Search360-Crawler\nDisallow: /x/\n',
    severity: 'note',
  },
  corrected('User-agent: ⟦The Yeti!⟧\nAllow: /x/\n\nUser-agent: *\nDisallow: /\n', 'Yeti', {
    severity: 'warning',
  }),
];
