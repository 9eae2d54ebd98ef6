import { corrected, type RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  corrected('User-agent: Googlebot⟦/2.1⟧\nDisallow: /x/\n', '\nUser-agent: OldBot/1.0', { severity: 'tidy' }),
  corrected('User-agent: MJ12bot⟦/v1.4⟧ # old\nDisallow: /x/\n', '', { severity: 'error' }),
  {
    bad: 'User-agent: MJ12bot\nUser-agent: MJ12bot⟦/v1.4⟧\nDisallow: /x/\n',
    good: 'User-agent: MJ12bot\nDisallow: /x/\n',
    severity: 'tidy',
  },
];
