import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: bingbot\nDisallow: /a\n\nUser-agent: *\nDisallow: /a\n\nUser-agent: ⟦Bingbot⟧\n# more\nDisallow: /c\n',
    good: 'User-agent: bingbot\nDisallow: /a\n# more\nDisallow: /c\n\nUser-agent: *\nDisallow: /a\n',
    severity: 'tidy',
  },
  {
    bad: 'User-agent: Yandex\nUser-agent: GPTBot\nDisallow: /b\n\nUser-agent: ⟦GPTBot⟧\nUser-agent: Yandex\nDisallow: /c\n\nUser-agent: bingbot\nDisallow: /d\n',
    good: 'User-agent: Yandex\nDisallow: /b\n\nUser-agent: YandexBot\nDisallow: /c\n',
    severity: 'tidy',
  },
];
