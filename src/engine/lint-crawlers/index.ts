/** Crawlers that a file names, as the lint rules identify them. Separate from the rules, which are large. */
export {
  asksForRobotsTxt,
  crawlersCalled,
  dialectOf,
  questionFor,
} from '../lint/facts/crawlers-meant';
export { allCrawlers, type CheckedCrawler, checkedCrawlers, policyTokens } from './checked-crawlers';
