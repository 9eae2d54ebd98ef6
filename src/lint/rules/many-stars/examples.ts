import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: *\nDisallow: /a⟦**⟧b\n',
    good: 'User-agent: *\nDisallow: /a*b\n',
    severity: 'tidy',
  },
  {
    bad: 'User-agent: *\nAllow: /*ab\nDisallow: /a⟦***⟧b\n',
    good: 'User-agent: *\nAllow: /*ab\nDisallow: /a*b\n',
    severity: 'error',
  },
  {
    bad: 'User-agent: *\nDisallow: /private/⟦**⟧\n',
    good: 'User-agent: *\nDisallow: /private/\n',
  },
];
