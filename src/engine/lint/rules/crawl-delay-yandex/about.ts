import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, words } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Crawl-delay for Yandex',
  title: () => words`Yandex no longer uses ${code('Crawl-delay')}`,
  explain: () => [
    'Yandex has ignored this line since February 2018. Set its crawl speed in Yandex Webmaster instead.',
  ],
  why: 'Yandex was once the main crawler to use Crawl-delay. Many files still have the line for that reason.',
  crawlers: [
    { who: 'Yandex', does: 'hasn’t used the line since 22 February 2018' },
    { who: 'Google', does: 'ignores it' },
    { who: 'Bing', does: 'uses it in a group for Bingbot or for all crawlers' },
  ],
  fixName: () => 'Remove Crawl-delay',
  fixed: () => 'removed',
  sources: ['yandexDelay'],
};
