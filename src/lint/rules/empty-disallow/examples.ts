import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: *\nDisallow: /x\n⟦Disallow⟧:\n',
    good: 'User-agent: *\nDisallow: /x\n',
    severity: 'tidy',
  },
  {
    bad: 'User-agent: *\n⟦Disallow⟧: # open\nDisallow: /x\n',
    good: 'User-agent: *\nDisallow:\n\nUser-agent: GPTBot\nDisallow: /x\n',
    severity: 'tidy',
  },
];
