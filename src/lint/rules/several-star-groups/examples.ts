import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: *\nDisallow: /a\n\nUser-agent: bingbot\nDisallow: /\n\nUser-agent: ⟦*⟧\nDisallow: /b # too\n',
    good: 'User-agent: *\nDisallow: /a\nDisallow: /b # too\n\nUser-agent: bingbot\nDisallow: /\n',
    severity: 'warning',
  },
  {
    bad: 'User-agent: *\nDisallow: /a\n\nUser-agent: ⟦*⟧\nDisallow: /b\n\nUser-agent: Yandex\nDisallow: /a\nDisallow: /b\n',
    good: 'User-agent: *\nDisallow: /a\nDisallow: /b\n\nUser-agent: Yandex\nDisallow: /a\nDisallow: /b\n\nUser-agent: *\n',
    severity: 'warning',
  },
  {
    bad: 'User-agent: *\nDisallow: /a\nDisallow: /b\n\nUser-agent: ⟦*⟧\nDisallow: /b\n',
    good: 'User-agent: *\nDisallow: /a\nDisallow: /b\n',
    severity: 'tidy',
  },
  {
    bad: 'User-agent: *\nDisallow: /a\n\n# old\nUser-agent: ⟦*⟧\nDisallow: about\nDisallow: news\n',
    good: 'User-agent: *\nDisallow: /a\n# old\nDisallow: about\nDisallow: news\n',
    severity: 'tidy',
  },
];
