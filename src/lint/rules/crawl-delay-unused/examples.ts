import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: Googlebot\n⟦Crawl-delay: 5⟧\nDisallow: /x\n',
    good: 'User-agent: Googlebot\nDisallow: /x\n',
    severity: 'note',
  },
  {
    bad: 'User-agent: Googlebot\nDisallow: /x\n⟦Crawl-delay: 5⟧ # slowly\nCrawl-delay: 10',
    good: 'User-agent: bingbot\nUser-agent: Googlebot\nDisallow: /x\nCrawl-delay: 5\n',
    severity: 'note',
  },
  {
    bad: 'User-agent: Googlebot\nUser-agent: Yandex\nDisallow: /x\n⟦Crawl-delay: 5⟧\n',
    good: 'User-agent: *\nDisallow: /x\nCrawl-delay: 5\n',
    severity: 'note',
  },
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
