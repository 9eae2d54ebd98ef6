import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: Yandex\nDisallow: /x\nClean-param: ⟦ref, sid⟧ # tracking\n',
    good: 'User-agent: Yandex\nDisallow: /x\nClean-param: ref&sid # tracking\n',
    severity: 'warning',
  },
  {
    bad: 'User-agent: *\nDisallow: /x\nClean-param: ⟦?ref= sid; /forum/⟧\n',
    good: 'User-agent: *\nDisallow: /x\nClean-param: ref&sid /forum/\n',
    severity: 'warning',
  },
];
