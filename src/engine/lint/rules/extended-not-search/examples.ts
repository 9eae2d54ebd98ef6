import type { RuleExamples } from '../../../lint-texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: ⟦Google-Extended⟧\nDisallow: /\n',
    good: 'User-agent: Google-Extended\nDisallow: /\n\nUser-agent: CCBot\nDisallow: /\n',
    severity: 'note',
  },
  {
    bad: 'User-agent: ⟦Google-Extended⟧\nDisallow: /news/\n\nUser-agent: *\nDisallow: /tmp/\nDisallow: /news/x\n',
    good: 'User-agent: Google-Extended\nDisallow: /news/\n\nUser-agent: Googlebot\nDisallow: /news/\n',
  },
];
