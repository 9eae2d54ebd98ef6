import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: *\nAllow: /*\n⟦Disallow: /⟧\nAllow: /about\n',
    good: 'User-agent: *\nAllow: /about\nDisallow: /\n',
    severity: 'error',
  },
  {
    bad: 'User-agent: *\nDisallow: /tmp*\n⟦Allow: /tmp⟧\nDisallow: /cart\n',
    good: 'User-agent: *\nDisallow: /tmp*\nAllow: /tmp/open\nDisallow: /cart\n',
  },
];
