import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: MJ12bot\nDisallow: ⟦*⟧\n',
    good: 'User-agent: MJ12bot\nDisallow: /\n',
    severity: 'tidy',
  },
  {
    bad: 'User-agent: MJ12bot\nAllow: /x\nDisallow: ⟦*⟧ # all\n',
    good: 'User-agent: MJ12bot\nAllow: /x\nDisallow: / # all\n',
  },
];
