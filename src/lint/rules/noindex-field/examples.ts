import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: *\nDisallow: /x\n⟦No-index: /old/⟧\n',
    good: 'User-agent: *\nDisallow: /x\n',
    severity: 'warning',
  },
  {
    bad: 'User-agent: *\nDisallow: /x\n⟦Noindex: /old/⟧\n',
    good: 'User-agent: *\nDisallow: /x\n',
    severity: 'warning',
  },
  {
    bad: 'User-agent: *\n⟦Noindex: /a⟧ # old\nDisallow: /x\nNoindex: /b\n',
    good: 'User-agent: *\n# Noindex: /a # old\nDisallow: /x\n# Noindex: /b\nDisallow: /noindex:/\n',
    severity: 'warning',
  },
  {
    bad: 'User-agent: *\nDisallow: /x\n⟦Noarchive: /news/⟧\n',
    good: 'User-agent: *\nDisallow: /x\n',
    severity: 'note',
  },
  {
    bad: 'User-agent: *\n⟦NoFollow: /a⟧\nNofollow: /b\nDisallow: /x\n',
    good: 'User-agent: *\nDisallow: /x # nofollow: /a\n',
    severity: 'note',
  },
];
