import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: *\nDisallow: ⟦/x⟧\nAllow: /x\n',
    good: 'User-agent: *\nAllow: /x\n',
    severity: 'warning',
  },
  {
    bad: 'User-agent: *\nAllow: /x\nDisallow: ⟦/x⟧\nDisallow: /y\n',
    good: 'User-agent: *\nAllow: /x\n\nUser-agent: GPTBot\nDisallow: /x\n',
    severity: 'warning',
  },
];
