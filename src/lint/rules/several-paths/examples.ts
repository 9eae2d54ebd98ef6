import { corrected, type RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  corrected('User-agent: *\nDisallow: ⟦/a, /b⟧\n', '/a\nDisallow: /b', { severity: 'error' }),
  corrected('User-agent: *\nDisallow: ⟦/a /b  /*.pdf⟧ # old\n', '/a\nDisallow: /b\nDisallow: /*.pdf', {
    severity: 'error',
  }),
  corrected('User-agent: *\nAllow: ⟦/a,/b⟧\nAllow: /\n', '/a\nAllow: /b', { severity: 'note' }),
];
