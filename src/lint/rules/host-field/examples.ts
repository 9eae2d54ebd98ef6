import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: *\nDisallow: /x\n\n⟦Host: www.example.com⟧\n',
    good: 'User-agent: *\nDisallow: /x\n\n',
    severity: 'tidy',
  },
  {
    bad: 'User-agent: Yandex\nDisallow: /x\n⟦Host: https://example.com⟧ # main',
    good: 'User-agent: Yandex\nDisallow: /x\n# main',
    severity: 'tidy',
  },
];
