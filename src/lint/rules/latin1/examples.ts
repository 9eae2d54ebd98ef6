import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: *\nDisallow: /caf⟦\udce9⟧/ # th\udce9\n',
    good: 'User-agent: *\nDisallow: /caf%C3%A9/ # thé\n',
    severity: 'warning',
  },
  {
    bad: '# Caf⟦\udce9⟧\nUser-agent: *\nDisallow: /x\n# Th\udce9\n',
    good: '# Café\nUser-agent: *\nDisallow: /x\n# Thé\n',
    severity: 'tidy',
  },
];
