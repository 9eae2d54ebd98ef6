import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: *\n⟦Dissalow⟧: /x/\n',
    good: 'User-agent: *\nDisallow: /x/\n',
    severity: 'error',
  },
  {
    bad: 'User-agent: *\n⟦disallaw⟧ /x/ # closed\n',
    good: 'User-agent: *\nDisallow: /x/ # closed\n',
    severity: 'error',
  },
  {
    bad: 'User-agent: Googlebot\n⟦DISALOW⟧: /x/\n',
    good: 'User-agent: Googlebot\nDisallow: /x/\n',
    severity: 'note',
  },
  {
    bad: 'User-agent: Googlebot\n⟦Dissallow⟧: /x/ # closed\nDisallow: /y/\nDisallow: /x/\n',
    good: 'User-agent: Googlebot\n# closed\nDisallow: /y/\nDisallow: /x/\n',
    severity: 'tidy',
  },
];
