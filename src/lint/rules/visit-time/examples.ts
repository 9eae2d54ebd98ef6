import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: *\nDisallow: /x\n⟦Visit-time: 0600-0845⟧\n',
    good: 'User-agent: *\nDisallow: /x\n',
    severity: 'tidy',
  },
  {
    bad: 'User-agent: *\n⟦Visit-time: at night⟧ # slowly\nDisallow: /x\n',
    good: 'User-agent: *\n# slowly\nDisallow: /x\n',
    severity: 'tidy',
  },
];
