import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: *\nAllow: ⟦/⟧\nDisallow: /x\n',
    good: 'User-agent: *\nDisallow: /x\n',
    severity: 'tidy',
  },
  {
    bad: 'User-agent: *\nDisallow: /x\nAllow: ⟦/⟧ # all else\n',
    good: 'User-agent: *\nDisallow: /x\n\nUser-agent: Googlebot\nAllow: /\n',
    severity: 'tidy',
  },
];
