import { corrected, type RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  corrected('⟦User-agent: * Disallow: /x/⟧\n', 'User-agent: *\nDisallow: /x/', { severity: 'error' }),
  corrected('User-agent: *\n⟦Disallow: /x/ Disallow: /y/⟧ # both\n', 'Disallow: /x/\nDisallow: /y/', {
    severity: 'error',
  }),
  corrected(
    '⟦User-agent: Googlebot User-agent: GPTBot⟧\nDisallow: /x/\n',
    'User-agent: Googlebot\nUser-agent: GPTBot',
    { severity: 'error' },
  ),
  corrected(
    'User-agent: *\n⟦Disallow: /x/ Allow: /y/ Disallow: /z/⟧\nDisallow: /z/\n',
    'Disallow: /x/\nAllow: /y/',
    { severity: 'error' },
  ),
  corrected('User-agent: *\nDisallow: /*?x\n⟦Allow: /y/ Allow: /z/⟧\n', 'Allow: /y/\nAllow: /z/', {
    severity: 'note',
  }),
];
