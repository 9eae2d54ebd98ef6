import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: *\nDisallow: /x⟦*⟧ # old\nDisallow: /y?*\n',
    good: 'User-agent: *\nDisallow: /x # old\nDisallow: /y?\n',
    severity: 'tidy',
  },
  {
    bad: 'User-agent: *\nAllow: /old\nDisallow: /old*\nDisallow: /next⟦*⟧\n',
    good: 'User-agent: *\nAllow: /new\nDisallow: /x*y\n',
    severity: 'tidy',
  },
];
