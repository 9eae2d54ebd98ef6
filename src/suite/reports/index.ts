/** What came out, as files: the door for whoever has results from elsewhere than `checkSuite`. */
export type { SuiteCell } from '../suite-result';
export { csvReport } from './csv-report';
export { csvRow } from './csv-row';
export { jsonReport } from './json-report';
export { type JunitColumn, junitReport } from './junit-report';
export type { ReportedCrawler } from './reported-result';
