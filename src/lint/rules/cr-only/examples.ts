import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: *\rDisallow: /x\r',
    good: 'User-agent: *\r\nDisallow: /x\r\n',
    severity: 'note',
  },
];
