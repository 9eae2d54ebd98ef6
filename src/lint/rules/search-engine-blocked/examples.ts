import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: *\nDisallow: /cart\n\nUser-agent: AhrefsBot\nUser-agent: ⟦Googlebot⟧\nUser-agent: bingbot\nDisallow: /\n',
    good: 'User-agent: *\nDisallow: /cart\n\nUser-agent: AhrefsBot\nDisallow: /\n\nUser-agent: bingbot\nAllow: /$\nDisallow: /\n',
    severity: 'warning',
  },
  {
    bad: 'User-agent: ⟦msnbot⟧\nDisallow: /\n\nUser-agent: Yeti\nCrawl-delay: 2\n\n# unwanted\nUser-agent: BadBot\nDisallow: /\n',
    good: 'User-agent: *\nDisallow: /\n\nUser-agent: bingbot\nDisallow: /\n',
    severity: 'warning',
  },
];
