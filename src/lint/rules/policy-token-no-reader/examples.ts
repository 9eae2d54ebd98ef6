import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: ⟦__usage_ai-training⟧\nDisallow: /\n',
    good: 'User-agent: __usage_ai-training\nUser-agent: *\nDisallow: /\n',
    severity: 'note',
  },
  {
    bad: 'User-agent: *\nDisallow: /x\n\nUser-agent: ⟦__Usage_AI-Training⟧\nDisallow: /\n',
    good: 'User-agent: *\nDisallow: /x\n\nUser-agent: __usage_ai-training\nDisallow: /x\n',
    severity: 'note',
  },
];
