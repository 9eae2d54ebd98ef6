import { corrected, type RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  corrected('User-agent: *\nDisallow: /my⟦ ⟧file\n', '%20', { severity: 'error' }),
  corrected('User-agent: *\nAllow: /my⟦ ⟧file\nDisallow: /your\n', '%20', { severity: 'note' }),
  corrected('User-agent: *\nDisallow: /scan⟦ ⟧(1).html\n', '%20', { severity: 'error' }),
  corrected('User-agent: *\nDisallow: /search?id=1⟦ ⟧&page=\n', '', { severity: 'error' }),
  {
    bad: 'User-agent: *\nDisallow: /search?id=1⟦ ⟧&amp;page=\n',
    good: 'User-agent: *\nDisallow: /search?id=1&page=\n',
    severity: 'error',
  },
  corrected('User-agent: *\nDisallow: /private⟦ ⟧(not for robots)\n', ' # ', { severity: 'error' }),
];
