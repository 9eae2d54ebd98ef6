import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: ⟦Googlebot⟧\nDisallow: /\n\nUser-agent: *\nDisallow: /x\n',
    good: 'User-agent: Googlebot\nDisallow: /\n\nUser-agent: Applebot\nDisallow: /y\n\nUser-agent: *\nDisallow: /x\n',
    severity: 'note',
  },
  {
    bad: 'User-agent: ⟦googlebot⟧\nDisallow:\n\nUser-agent: *\nDisallow: /\n',
    good: 'User-agent: Googlebot\nDisallow: /x\n\nUser-agent: *\nDisallow: /x\n',
    severity: 'note',
  },
];
