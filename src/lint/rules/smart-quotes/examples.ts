import { corrected, type RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  corrected('User-agent: *\nDisallow: ⟦"/private/"⟧\n', '/private/', { severity: 'error' }),
  corrected('User-agent: *\nAllow: ⟦“/x/open/”⟧ # note\nDisallow: /x/\n', '/x/open/', { severity: 'error' }),
  corrected('User-agent: ⟦‘Googlebot’⟧\nDisallow: /x/\n', 'Googlebot', { severity: 'error' }),
  corrected('User-agent: *\nDisallow: /x/\nAllow: ⟦"/y/⟧\n', '/y/', { severity: 'note' }),
];
