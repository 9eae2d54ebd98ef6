import { corrected, type RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  corrected('User-agent: MJ12bot\nDisallow: ⟦*⟧\n', '/', { severity: 'tidy' }),
  corrected('User-agent: MJ12bot\nAllow: /x\nDisallow: ⟦*⟧ # all\n', '/', { severity: 'tidy' }),
];
