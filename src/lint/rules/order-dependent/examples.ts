import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: *\nDisallow: /a\nAllow: ⟦/a/b⟧\n',
    good: 'User-agent: *\nAllow: /a/b\nDisallow: /a\n',
    severity: 'tidy',
  },
  {
    bad: 'User-agent: *\nDisallow: /a\nDisallow: /c\nAllow: ⟦/c/d⟧ # open\nAllow: /a/b',
    good: 'User-agent: *\nDisallow: /a\nAllow: /b\nAllow: /*/a\n',
    severity: 'tidy',
  },
];
