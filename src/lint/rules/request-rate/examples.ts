import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: *\nDisallow: /x\n⟦Request-rate: 1/10s⟧\n',
    good: 'User-agent: *\nDisallow: /x\n',
    severity: 'tidy',
  },
  {
    bad: 'User-agent: *\n⟦Request-rate: 1 page per 10 seconds⟧ # slowly\nDisallow: /x\n',
    good: 'User-agent: *\nDisallow: /x # Request-rate: 1/5\n',
    severity: 'warning',
  },
];
