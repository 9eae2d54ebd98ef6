import { corrected, type RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  corrected('⟦User-agent:⟧\nDisallow: /x/\n', 'User-agent: *', { severity: 'error' }),
  corrected('⟦User-agent:⟧ # all\nDisallow:\n', 'User-agent: *', { severity: 'note' }),
];
