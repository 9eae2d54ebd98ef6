import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: *\n⟦Disllow⟧: /x/\n',
    good: 'User-agent: *\nDisallow: /x/\n',
    severity: 'error',
  },
  {
    bad: 'User-agent: *\n⟦Dis allow⟧: /x/ # closed\n',
    good: 'User-agent: *\nDisallow: /x/ # closed\n',
    severity: 'error',
  },
  {
    bad: 'User-agent: *\n⟦Desallow⟧ /x/\n',
    good: 'User-agent: *\nDisallow: /x/\n',
    severity: 'error',
  },
  {
    bad: 'User-agent: *\nDisallow: /x/\n⟦Disllow⟧: /x/\nDisallow: /y/\n',
    good: 'User-agent: *\nDisallow: /x/\nDisallow: /y/\n',
    severity: 'tidy',
  },
];
