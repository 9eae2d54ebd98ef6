import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: ⟦*⟧\nDisallow: /\n',
    good: 'User-agent: *\nUser-agent: AdsBot-Google\nDisallow: /\n',
    severity: 'note',
  },
  {
    bad: 'User-agent: bingbot\nDisallow: /x\n\nUser-agent: APIs-Google\nUser-agent: ⟦*⟧ # all\nDisallow: /\n',
    good: 'User-agent: bingbot\nDisallow: /x\n\nUser-agent: *\nDisallow: /\n',
    severity: 'note',
  },
];
