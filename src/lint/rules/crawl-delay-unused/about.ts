import type { RuleAbout } from '../../texts/rule-about';
import { code, list, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Crawl-delay for Google or Yandex',
  title: ({ names, count, isYandex }) =>
    isYandex
      ? words`Yandex no longer uses ${code('Crawl-delay')}`
      : [
          ...list(names),
          ...words`${others(names, count)} ${count === 1 ? 'doesn’t' : 'don’t'} use ${code('Crawl-delay')}`,
        ],
  explain: ({ isYandex }) => [
    isYandex
      ? 'Yandex has ignored this line since February 2018. Set its crawl speed in Yandex Webmaster instead.'
      : 'No crawler named in this group uses this line, so it does no harm either. Google adjusts its speed to how fast your site responds.',
  ],
  why: 'Crawl-delay was never part of the standard. Each crawler decides whether to use it. Yandex was once the main crawler to do so.',
  crawlers: [
    { who: 'Google', does: 'ignores the line and lists it as unused' },
    { who: 'Bing', does: 'uses it in a group for Bingbot or for all crawlers' },
    { who: 'Yandex', does: 'hasn’t used it since 22 February 2018' },
  ],
  fixName: () => 'Remove Crawl-delay',
  sources: ['google', 'googleReporting', 'googleCrawlRate', 'yandexDelay'],
};

function others(names: readonly string[], count: number): string {
  const more = count - names.length;
  return more > 0 ? ` and ${more} more` : '';
}
