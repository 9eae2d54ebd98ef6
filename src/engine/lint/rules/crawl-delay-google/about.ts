import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, list, words } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Crawl-delay for Google',
  title: ({ names, count }) => [
    ...list(names),
    ...words`${others(names, count)} ${count === 1 ? 'doesn’t' : 'don’t'} use ${code('Crawl-delay')}`,
  ],
  explain: () => [
    'This line does nothing, because no crawler named in this group uses it. Google adjusts its speed to how fast your site responds.',
  ],
  why: 'Crawl-delay was never part of the standard. Each crawler decides whether to use it.',
  crawlers: [
    { who: 'Google', does: 'ignores the line and lists it as unused' },
    { who: 'Bing', does: 'uses it in a group for Bingbot or for all crawlers' },
    { who: 'Yandex', does: 'hasn’t used it since 2018' },
  ],
  fixName: () => 'Remove Crawl-delay',
  fixed: () => 'removed',
  sources: ['google', 'googleReporting', 'googleCrawlRate'],
};

function others(names: readonly string[], count: number): string {
  const more = count - names.length;
  return more > 0 ? ` and ${more} more` : '';
}
