/** The package's entry point for the catalogue: known crawlers with their sources, and typed names as crawlers to ask about. */
export type {
  CrawlerReading,
  KnownCrawler,
  NoCrawler,
  OtherCrawler,
} from '../catalogue/chosen-crawler';
export { consultationOf } from '../catalogue/consultation';
export type {
  CatalogueCrawler as Crawler,
  Consultation,
  CrawlDelayRange,
  CrawlerCategory,
  CrawlerDialect,
  ProductTokens,
} from '../catalogue/crawler';
export { crawlers } from '../catalogue/crawlers';
export type { PolicyToken } from '../catalogue/policy-tokens';
export { readCrawler } from '../catalogue/read-crawler';
export { type TestedCrawler, testedCrawler } from '../catalogue/tested-crawler';
