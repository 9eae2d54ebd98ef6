import { corrected, type RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  corrected('User-agent: ⟦*GPTBot⟧\nDisallow: /x/\n', 'GPTBot', { severity: 'error' }),
  corrected('User-agent: ⟦*NobodysBot*⟧\nDisallow: /\n', 'NobodysBot', { severity: 'warning' }),
  corrected('User-agent: ⟦*NobodysBot*⟧\nDisallow:\n', 'NobodysBot', { severity: 'note' }),
  corrected('User-agent: ⟦*.*⟧\nDisallow: /x/\n', '*', { severity: 'error' }),
  corrected('User-agent: ⟦*-SearchBot⟧\nDisallow:\n', 'OAI-SearchBot', { severity: 'note' }),
];
