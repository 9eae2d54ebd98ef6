import type { Crawler } from './crawler';
import { baiduCrawlers } from './crawlers/baidu';
import { googleCrawlers } from './crawlers/google';
import { microsoftCrawlers } from './crawlers/microsoft';
import { otherCrawlers } from './crawlers/others';
import { yandexCrawlers } from './crawlers/yandex';

/** Ahead of the alphabet, because most site owners look for them. */
const firstOperators = ['Google', 'Microsoft', 'Yandex'];

function rank(crawler: Crawler): number {
  const place = firstOperators.indexOf(crawler.operator);
  return place === -1 ? firstOperators.length : place;
}

/** Every crawler of the catalogue: Google's, Microsoft's, Yandex's, then the others by operator. Within an operator in the order of its file. */
export const crawlers: readonly Crawler[] = [
  ...googleCrawlers,
  ...microsoftCrawlers,
  ...yandexCrawlers,
  ...baiduCrawlers,
  ...otherCrawlers,
].sort((a, b) => rank(a) - rank(b) || a.operator.localeCompare(b.operator, 'en'));
