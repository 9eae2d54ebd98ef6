import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: *\n⟦Disallowed⟧: /x/\n',
    good: 'User-agent: *\nDisallow: /x/\n',
    severity: 'error',
  },
  {
    bad: '⟦User-agents⟧: *\nDisallow: /x/\n',
    good: 'User-agent: *\nDisallow: /x/\n',
    severity: 'error',
  },
  {
    bad: 'User-agent: Googlebot\nDisallow: /x/\n⟦Allows⟧: /x/a/ # open\n',
    good: 'User-agent: Googlebot\nDisallow: /x/\nAllow: /x/a/ # open\n',
    severity: 'note',
  },
];
