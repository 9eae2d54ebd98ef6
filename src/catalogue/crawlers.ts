import type { CatalogueCrawler } from './crawler';
import { advertisingCrawlers } from './crawlers/advertising';
import { aiSearchCrawlers } from './crawlers/ai-search';
import { aiTrainingCrawlers } from './crawlers/ai-training';
import { amazonCrawlers } from './crawlers/amazon';
import { anthropicCrawlers } from './crawlers/anthropic';
import { appleCrawlers } from './crawlers/apple';
import { archiveCrawlers } from './crawlers/archives';
import { baiduCrawlers } from './crawlers/baidu';
import { bytedanceCrawlers } from './crawlers/bytedance';
import { googleCrawlers } from './crawlers/google';
import { googleFetchers } from './crawlers/google-fetchers';
import { metaCrawlers } from './crawlers/meta';
import { microsoftCrawlers } from './crawlers/microsoft';
import { mistralCrawlers } from './crawlers/mistral';
import { openaiCrawlers } from './crawlers/openai';
import { searchCrawlers } from './crawlers/search';
import { asianSearchCrawlers } from './crawlers/search-asia';
import { seoCrawlers } from './crawlers/seo';
import { serviceCrawlers } from './crawlers/services';
import { socialPreviewCrawlers } from './crawlers/social-previews';
import { softwareCrawlers } from './crawlers/software';
import { yandexCrawlers } from './crawlers/yandex';

/** Listed before the others, because most site owners look for them. */
const firstOperators = ['Google', 'Microsoft', 'Yandex'];

function rank(crawler: CatalogueCrawler): number {
  const place = firstOperators.indexOf(crawler.operator);
  return place === -1 ? firstOperators.length : place;
}

/**
 * Every crawler of the catalogue: Google's, Microsoft's, Yandex's, then the others by operator. Each
 * operator's are in the order of its file.
 */
export const crawlers: readonly CatalogueCrawler[] = [
  ...googleCrawlers,
  ...googleFetchers,
  ...advertisingCrawlers,
  ...aiSearchCrawlers,
  ...aiTrainingCrawlers,
  ...amazonCrawlers,
  ...anthropicCrawlers,
  ...appleCrawlers,
  ...archiveCrawlers,
  ...baiduCrawlers,
  ...bytedanceCrawlers,
  ...metaCrawlers,
  ...microsoftCrawlers,
  ...mistralCrawlers,
  ...openaiCrawlers,
  ...asianSearchCrawlers,
  ...searchCrawlers,
  ...seoCrawlers,
  ...serviceCrawlers,
  ...socialPreviewCrawlers,
  ...softwareCrawlers,
  ...yandexCrawlers,
].sort((a, b) => rank(a) - rank(b) || a.operator.localeCompare(b.operator, 'en'));

/** Returns the crawler with this id, or undefined: ids also come from links and storage. */
export function crawlerById(id: string): CatalogueCrawler | undefined {
  return crawlers.find((crawler) => crawler.id === id);
}

/** One operator with its crawlers, for a picker. */
export interface OperatorCrawlers {
  readonly operator: string;
  readonly crawlers: readonly CatalogueCrawler[];
}

/** Groups the catalogue by operator, in the catalogue's order. */
export function crawlersByOperator(): readonly OperatorCrawlers[] {
  const groups = new Map<string, CatalogueCrawler[]>();
  for (const crawler of crawlers) {
    const group = groups.get(crawler.operator);
    if (group) group.push(crawler);
    else groups.set(crawler.operator, [crawler]);
  }
  return Array.from(groups, ([operator, members]) => ({ operator, crawlers: members }));
}
