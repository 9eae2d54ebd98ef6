/** The first door of the catalogue, in the page's first load: types, examples, and what can be said without the list of crawlers. */
export type { AskedCrawler, CrawlerReading } from './asked-crawler';
export { type Consultation, consultationOf } from './consultation';
export type { Crawler, CrawlerCategory } from './crawler';
export { type AskedDialect, dialectOf } from './dialect-of';
export { examples, firstRunExample } from './examples';
export { readFirstCrawler } from './read-first-crawler';
