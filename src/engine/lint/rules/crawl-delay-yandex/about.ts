import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Crawl-delay for Yandex',
  title: () => say`Yandex no longer uses ${code('Crawl-delay')}`,
  explain: () => [
    'The line has done nothing since February 2018. The speed of Yandex’ crawlers is set in Yandex Webmaster.',
  ],
  why: 'Yandex once was the main reader of Crawl-delay. Many files still carry the line for it.',
  crawlers: [
    { who: 'Yandex', does: 'has not used the line since 22 February 2018' },
    { who: 'Google', does: 'ignores it' },
    { who: 'Bing', does: 'uses it, in a group for Bingbot or for all crawlers' },
  ],
  fixName: () => 'Remove Crawl-delay',
  fixed: () => 'removed',
  examples: [
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
  ],
  sources: ['yandexDelay'],
};
