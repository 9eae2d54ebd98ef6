import { corrected, type RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  corrected('User-agent: ⟦Googlebot*⟧\nDisallow: /x/\n', 'Googlebot', { severity: 'tidy' }),
  corrected('User-agent: ⟦Googlebot-*⟧\nDisallow: /x/\n', 'Googlebot-Image', { severity: 'error' }),
  corrected('User-agent: ⟦MJ12bot*⟧\nDisallow: /x/\n', 'MJ12bot', { severity: 'error' }),
  {
    bad: 'User-agent: Googlebot\nDisallow: /x/\n\nUser-agent: ⟦Googlebot*⟧\nDisallow: /x/\n',
    good: 'User-agent: Googlebot\nDisallow: /x/\n',
    severity: 'tidy',
  },
];
