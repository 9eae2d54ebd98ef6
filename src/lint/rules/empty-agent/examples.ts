import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: '⟦User-agent:⟧\nDisallow: /x/\n',
    good: 'User-agent: *\nDisallow: /x/\n',
    severity: 'error',
  },
  {
    bad: '⟦User-agent:⟧ # all\nDisallow:\n',
    good: 'User-agent: * # all\nDisallow:\n',
    severity: 'note',
  },
];
