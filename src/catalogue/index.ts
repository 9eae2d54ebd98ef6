/** The first door of the catalogue, in the page's first load: types, examples, and what can be said without the list of crawlers. */
export type { AskedCrawler } from './asked-crawler';
export { consultationOf } from './consultation';
export type { Crawler } from './crawler';
export { crawlerToAsk } from './crawler-to-ask';
export { dialectOf } from './dialect-of';
export { examples, firstRunExample } from './examples';
export { readFirstCrawler } from './read-first-crawler';
