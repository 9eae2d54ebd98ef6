import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: *\nDisallow: /my⟦ ⟧file\n',
    good: 'User-agent: *\nDisallow: /my%20file\n',
    severity: 'error',
  },
  {
    bad: 'User-agent: *\nAllow: /my⟦ ⟧file\nDisallow: /your\n',
    good: 'User-agent: *\nAllow: /my%20file\nDisallow: /your\n',
    severity: 'note',
  },
  {
    bad: 'User-agent: *\nDisallow: /scan⟦ ⟧(1).html\n',
    good: 'User-agent: *\nDisallow: /scan%20(1).html\n',
    severity: 'error',
  },
  {
    bad: 'User-agent: *\nDisallow: /search?id=1⟦ ⟧&page=\n',
    good: 'User-agent: *\nDisallow: /search?id=1&page=\n',
    severity: 'error',
  },
  {
    bad: 'User-agent: *\nDisallow: /search?id=1⟦ ⟧&amp;page=\n',
    good: 'User-agent: *\nDisallow: /search?id=1&page=\n',
    severity: 'error',
  },
  {
    bad: 'User-agent: *\nDisallow: /private⟦ ⟧(not for robots)\n',
    good: 'User-agent: *\nDisallow: /private # (not for robots)\n',
    severity: 'error',
  },
];
