/** The only door of the catalogue: data with sources, and reading what a person asked for. */
export type { Crawler, CrawlerCategory, CrawlerDialect, ProductTokens } from './crawler';
export { crawlerById } from './crawler-by-id';
export { crawlers } from './crawlers';
export { crawlersByOperator, type OperatorCrawlers } from './crawlers-by-operator';
export type { Example } from './example';
export { examples, firstRunExample } from './examples';
export {
  type AskedCrawler,
  type KnownCrawler,
  type NoCrawler,
  type OtherCrawler,
  readCrawler,
} from './read-crawler';
