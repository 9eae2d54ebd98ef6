import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: *\n\n⟦Disallow: /x⟧\n',
    good: 'User-agent: *\nDisallow: /x\n\n',
    severity: 'warning',
  },
  {
    bad: 'User-agent: *\nDisallow: /a\n\n# shop\n⟦Disallow: /cart⟧ # later\nDisallow: /till\nClean-param: ref\n',
    good: 'User-agent: *\nDisallow: /a\n\n# shop\nDisallow: /cart # later\nDisallow: /till\n',
    severity: 'warning',
  },
  {
    bad: 'User-agent: YandexBot\n \n⟦Disallow: /x⟧\n',
    good: 'User-agent: bingbot\n \nDisallow: /x\n',
    severity: 'warning',
  },
];
