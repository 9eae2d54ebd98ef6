import { corrected, type RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  corrected('User-agent: *\nDisallow: /a⟦**⟧b\n', '*', { severity: 'tidy' }),
  corrected('User-agent: *\nAllow: /a\nDisallow: /a⟦***⟧b\n', '*', { severity: 'tidy' }),
  corrected('User-agent: *\nDisallow: /private/⟦**⟧\n', '', { severity: 'tidy' }),
];
