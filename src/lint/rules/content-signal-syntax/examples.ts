import { corrected, type RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  corrected('User-agent: *\nContent-Signal: ⟦ai-train: no⟧\nDisallow: /\n', 'ai-train=no', {
    severity: 'note',
  }),
  corrected('User-agent: *\nContent-Signal: ⟦use: reference⟧\nDisallow: /\n', 'use=reference', {
    severity: 'note',
  }),
  corrected(
    'User-agent: *\nContent-Signal: ⟦search=y; train-ai=n⟧ # AI\nDisallow: /\n',
    'search=yes, ai-train=no',
    { severity: 'note' },
  ),
];
