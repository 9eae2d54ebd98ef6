/** The only door of the catalogue: data with sources, and reading what a person asked for. */
export type { Crawler } from './crawler';
export { crawlerById } from './crawler-by-id';
export { crawlers } from './crawlers';
export { crawlersByOperator } from './crawlers-by-operator';
export { examples, firstRunExample } from './examples';
export {
  type AskedCrawler,
  readCrawler,
} from './read-crawler';
