import { corrected, type RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: *\nDisallow: /cart\n\nUser-agent: BadBot\nDisallow: /\n\n# Old pages\n⟦Disallow: /old/⟧\nDisallow: /tmp/\n',
    good: 'User-agent: *\nDisallow: /cart\nDisallow: /old/\nDisallow: /tmp/\n\nUser-agent: BadBot\nDisallow: /\n\nAllow: /robots.txt\n',
    severity: 'warning',
  },
  {
    bad: 'User-agent: *\nDisallow: /cart\n\nUser-agent: BadBot\nDisallow: /\n⟦Disallow: /old/⟧\n',
    good: 'User-agent: *\nDisallow: /cart\n\nUser-agent: BadBot\nDisallow: /old/\nDisallow: /\n\nUser-agent: CCBot\nDisallow:\nDisallow: /x\n',
    severity: 'warning',
  },
  corrected(
    'User-agent: AdsBot-Google\nDisallow:\n\nSitemap: https://example.com/s.xml\n⟦Disallow: /old/⟧\n',
    '\nUser-agent: *\nDisallow: /old/',
    { severity: 'warning' },
  ),
];
