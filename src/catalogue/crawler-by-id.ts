import type { CatalogueCrawler } from './crawler';
import { crawlers } from './crawlers';

/** Returns the crawler with this id, or undefined: ids also come from links and storage. */
export function crawlerById(id: string): CatalogueCrawler | undefined {
  return crawlers.find((crawler) => crawler.id === id);
}
