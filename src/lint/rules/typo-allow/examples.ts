import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: *\n⟦Alow⟧: /x/open/\nDisallow: /x/\n',
    good: 'User-agent: *\nAllow: /x/open/\nDisallow: /x/\n',
    severity: 'error',
  },
  {
    bad: 'User-agent: *\n⟦Alolw⟧: /y/open/ # open\nDisallow: /x/\n',
    good: 'User-agent: *\nAllow: /y/open/ # open\nDisallow: /x/\n',
    severity: 'note',
  },
  {
    bad: 'User-agent: *\n⟦Allaw⟧ /x/open/\nDisallow: /x/\n',
    good: 'User-agent: *\nAllow: /x/open/\nDisallow: /x/\n',
    severity: 'error',
  },
  {
    bad: 'User-agent: *\nAllow: /x/open/\n⟦Alow⟧: /x/open/\nDisallow: /x/\n',
    good: 'User-agent: *\nAllow: /x/open/\nDisallow: /x/\n',
    severity: 'tidy',
  },
];
