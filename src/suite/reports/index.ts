/** Writes results as files. The entry point for results that don't come from `checkSuite`. */
export type { SuiteCell } from '../suite-result';
export { csvReport } from './csv-report';
export { csvRow } from './csv-row';
export { jsonReport } from './json-report';
export { type JunitColumn, junitReport } from './junit-report';
export type { ReportedCrawler } from './reported-result';
