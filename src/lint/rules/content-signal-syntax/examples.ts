import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: *\nContent-Signal: ⟦ai-train: no⟧\nDisallow: /\n',
    good: 'User-agent: *\nContent-Signal: ai-train=no\nDisallow: /\n',
    severity: 'note',
  },
  {
    bad: 'User-agent: *\nContent-Signal: ⟦use: reference⟧\nDisallow: /\n',
    good: 'User-agent: *\nContent-Signal: use=reference\nDisallow: /\n',
    severity: 'note',
  },
  {
    bad: 'User-agent: *\nContent-Signal: ⟦search=y; train-ai=n⟧ # AI\nDisallow: /\n',
    good: 'User-agent: *\nContent-Signal: search=yes, ai-train=no # AI\nDisallow: /\n',
    severity: 'note',
  },
];
