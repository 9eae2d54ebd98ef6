import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: ⟦Mozilla/5.0 (compatible; Googlebot/2.1)⟧\nDisallow: /x/\n',
    good: 'User-agent: Googlebot\nDisallow: /x/\n',
    severity: 'error',
  },
  {
    bad: 'User-agent: ⟦Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)⟧\nDisallow: /x/\n',
    good: 'User-agent: YandexBot\nDisallow: /x/\n',
    severity: 'note',
  },
];
