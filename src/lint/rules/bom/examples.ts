import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: '\ufeffUser-agent: *\nDisallow: /x\n',
    good: 'User-agent: *\nDisallow: /x\n',
    severity: 'tidy',
  },
  {
    bad: '\ufeff# Rules\nUser-agent: *\nDisallow: /x\n',
    good: '# Rules\nUser-agent: *\nDisallow: /x\n',
    severity: 'tidy',
  },
];
