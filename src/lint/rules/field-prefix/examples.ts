import { corrected, type RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  corrected('User-agent: *\n⟦Disallowed⟧: /x/\n', 'Disallow', { severity: 'error' }),
  corrected('⟦User-agents⟧: *\nDisallow: /x/\n', 'User-agent', { severity: 'error' }),
  corrected('User-agent: Googlebot\nDisallow: /x/\n⟦Allows⟧: /x/a/ # open\n', 'Allow', { severity: 'note' }),
];
