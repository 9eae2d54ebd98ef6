import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: *\nDisallow: ⟦"/private/"⟧\n',
    good: 'User-agent: *\nDisallow: /private/\n',
    severity: 'error',
  },
  {
    bad: 'User-agent: *\nAllow: ⟦“/x/open/”⟧ # note\nDisallow: /x/\n',
    good: 'User-agent: *\nAllow: /x/open/ # note\nDisallow: /x/\n',
    severity: 'error',
  },
  {
    bad: 'User-agent: ⟦‘Googlebot’⟧\nDisallow: /x/\n',
    good: 'User-agent: Googlebot\nDisallow: /x/\n',
    severity: 'error',
  },
  {
    bad: 'User-agent: *\nDisallow: /x/\nAllow: ⟦"/y/⟧\n',
    good: 'User-agent: *\nDisallow: /x/\nAllow: /y/\n',
    severity: 'note',
  },
];
