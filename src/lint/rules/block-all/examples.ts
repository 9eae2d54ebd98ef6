import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: *\nDisallow: ⟦/⟧\n',
    good: 'User-agent: *\nDisallow:\nDisallow-AI-Training: /\n',
    severity: 'error',
  },
  {
    bad: 'User-agent: *\nDisallow: ⟦/⟧ # launch\nDisallow: /x\n',
    good: 'User-agent: *\nAllow: /$\nDisallow: /\n\nUser-agent: GPTBot\nDisallow: /\n',
    severity: 'error',
    context: { robotsUrl: 'https://www.example.com/robots.txt' },
  },
];
