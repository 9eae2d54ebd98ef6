/**
 * Test suites for a robots.txt (`.robots-test.json`): expectations for URLs and crawlers, reading and
 * checking them, and reports of the results. Used by the page and the command.
 */
export { checkSuite, writtenOutcome } from './check-suite';
export { JsonDepth } from './json-depth';
export { jsonMistake } from './json-mistake';
export { DEEPEST_SUITE, MOST_QUESTIONS } from './limits';
export { readSuite } from './read-suite';
export { csvReport } from './reports/csv-report';
export { jsonReport, writtenNote } from './reports/json-report';
export { junitColumns, junitErrorCase, junitReport } from './reports/junit-report';
export { type JunitCase, junitXml } from './reports/junit-xml';
export type { ReportNote } from './reports/reported-result';
export type { Suite } from './suite';
export { isSuiteCrawler, readSuiteCrawler, type SuiteCrawler } from './suite-crawler';
export type { SuiteResult } from './suite-result';
export { isSuiteUrl, readSuiteUrl, type SuiteUrl } from './suite-url';
