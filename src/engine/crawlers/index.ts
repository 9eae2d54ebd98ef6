/** Crawlers that a file names, by profiles that the caller knows. */
export { allCrawlers, type CheckedCrawler, checkedCrawlers, policyTokensIn } from './checked-crawlers';
export type { CrawlerProfile } from './crawler-profile';
export {
  asksForRobotsTxt,
  crawlersCalled,
  crawlersMeant,
  crawlersNamed,
  dialectOfProfile,
  questionFor,
} from './crawlers-meant';
