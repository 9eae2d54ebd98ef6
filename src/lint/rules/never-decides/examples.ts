import { corrected, type RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: *\nAllow: /*\n⟦Disallow: /⟧\nAllow: /about\n',
    good: 'User-agent: *\nAllow: /about\nDisallow: /\n',
    severity: 'error',
  },
  corrected('User-agent: *\nDisallow: /tmp*\n⟦Allow: /tmp⟧\nDisallow: /cart\n', 'Allow: /tmp/open', {
    severity: 'error',
  }),
];
