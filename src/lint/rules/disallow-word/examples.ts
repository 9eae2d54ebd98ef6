import { corrected, type RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  corrected('User-agent: AdsBot-Google\nDisallow: ⟦all⟧\n', '/', { severity: 'error' }),
  {
    bad: 'User-agent: *\nDisallow: ⟦None⟧ # all are welcome\n',
    good: 'User-agent: *\nDisallow: # all are welcome\n',
    severity: 'note',
  },
  {
    bad: 'User-agent: AdsBot-Google\nAllow: ⟦none⟧\n',
    good: 'User-agent: AdsBot-Google\nDisallow: /\n',
    severity: 'error',
  },
];
