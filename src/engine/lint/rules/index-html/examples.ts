import type { RuleExamples } from '../../../lint-texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: *\nAllow: ⟦/a/index.html⟧\nDisallow: /a/\n',
    good: 'User-agent: *\nAllow: /a/index.html\nDisallow: /b/index.html\nAllow: /b/c/index.html\nDisallow: /b/c/\n',
    severity: 'note',
  },
  {
    bad: 'User-agent: *\nAllow: ⟦/a/index.php⟧\nDisallow: /a\n',
    good: 'User-agent: *\nDisallow: /a/index.php?id=\nDisallow: /index\n',
    severity: 'note',
  },
];
