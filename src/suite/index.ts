/**
 * A test suite for a robots.txt, `.robots-test.json`: what is expected of URLs and crawlers, how it is read and checked, and reports of what came out.
 * For the page and the command alike.
 */
export { checkSuite } from './check-suite';
export { MOST_QUESTIONS } from './limits';
export { readSuite } from './read-suite';
export { csvReport } from './reports/csv-report';
export { jsonReport } from './reports/json-report';
export { junitColumns, junitReport } from './reports/junit-report';
export type { Suite } from './suite';
export { isSuiteCrawler, readSuiteCrawler, type SuiteCrawler } from './suite-crawler';
export type { SuiteResult } from './suite-result';
export { isSuiteUrl, readSuiteUrl, type SuiteUrl } from './suite-url';
