import type { Crawler } from './crawler';
import { crawlers } from './crawlers';

/** Returns the crawler with this id, or undefined: ids also come from links and storage. */
export function crawlerById(id: string): Crawler | undefined {
  return crawlers.find((crawler) => crawler.id === id);
}
