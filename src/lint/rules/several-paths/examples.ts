import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: *\nDisallow: ⟦/a, /b⟧\n',
    good: 'User-agent: *\nDisallow: /a\nDisallow: /b\n',
    severity: 'error',
  },
  {
    bad: 'User-agent: *\nDisallow: ⟦/a /b  /*.pdf⟧ # old\n',
    good: 'User-agent: *\nDisallow: /a\nDisallow: /b\nDisallow: /*.pdf # old\n',
    severity: 'error',
  },
  {
    bad: 'User-agent: *\nAllow: ⟦/a,/b⟧\nAllow: /\n',
    good: 'User-agent: *\nAllow: /a\nAllow: /b\nAllow: /\n',
    severity: 'note',
  },
];
