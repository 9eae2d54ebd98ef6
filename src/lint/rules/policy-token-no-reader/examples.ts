import { corrected, type RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  corrected('User-agent: ⟦__usage_ai-training⟧\nDisallow: /\n', '__usage_ai-training\nUser-agent: *', {
    severity: 'note',
  }),
  {
    bad: 'User-agent: *\nDisallow: /x\n\nUser-agent: ⟦__Usage_AI-Training⟧\nDisallow: /\n',
    good: 'User-agent: *\nDisallow: /x\n\nUser-agent: __usage_ai-training\nDisallow: /x\n',
    severity: 'note',
  },
];
