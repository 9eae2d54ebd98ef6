import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: *\nDisallow: ⟦/*?⟧\n',
    good: 'User-agent: *\nDisallow: /*?$\nDisallow: /*?print\nDisallow: /search?\n',
  },
];
