import { corrected, type RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  corrected('User-agent: *\nDisallow: ⟦/café⟧\n', '/caf%C3%A9', { severity: 'tidy' }),
  {
    bad: 'User-agent: *\nDisallow: ⟦/日本/⟧\nAllow: /日本/語$ # 語\n',
    good: 'User-agent: *\nDisallow: /caf%C3%A9 # café\n',
    severity: 'tidy',
  },
  {
    bad: 'User-agent: *\nDisallow: ⟦/café⟧\nDisallow: ⟦/UPGRADE.txtß⟧\n',
    good: 'User-agent: *\nDisallow: /caf%C3%A9\nDisallow: /UPGRADE.txt\nDisallow: /pdf\nDisallow: /pdf/*Ê\nDisallow: /pdf/café\n',
    severity: ['tidy', 'note'],
  },
];
