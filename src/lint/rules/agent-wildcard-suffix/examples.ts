import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: ⟦Googlebot*⟧\nDisallow: /x/\n',
    good: 'User-agent: Googlebot\nDisallow: /x/\n',
    severity: 'tidy',
  },
  {
    bad: 'User-agent: ⟦Googlebot-*⟧\nDisallow: /x/\n',
    good: 'User-agent: Googlebot-Image\nDisallow: /x/\n',
    severity: 'error',
  },
  {
    bad: 'User-agent: ⟦MJ12bot*⟧\nDisallow: /x/\n',
    good: 'User-agent: MJ12bot\nDisallow: /x/\n',
    severity: 'error',
  },
  {
    bad: 'User-agent: Googlebot\nDisallow: /x/\n\nUser-agent: ⟦Googlebot*⟧\nDisallow: /x/\n',
    good: 'User-agent: Googlebot\nDisallow: /x/\n',
    severity: 'tidy',
  },
];
