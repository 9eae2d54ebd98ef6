import type { RuleExamples } from '../../../lint-texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: Yandex\nDisallow: /x\n⟦Crawl-delay: 2⟧\n',
    good: 'User-agent: Yandex\nDisallow: /x\n',
    severity: 'note',
  },
  {
    bad: 'User-agent: YandexBot\n⟦Crawl-delay: 2.5⟧\nDisallow: /x\n',
    good: 'User-agent: *\nCrawl-delay: 2\nDisallow: /x\n',
    severity: 'note',
  },
];
