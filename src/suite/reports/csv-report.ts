import type { SuiteCell } from '../suite-result';
import { csvRow } from './csv-row';
import type { ReportedResult } from './reported-result';

const COLUMNS = [
  'url',
  'crawler',
  'outcome',
  'line',
  'rule',
  'expected',
  'status',
] as const satisfies readonly (keyof SuiteCell)[];

/**
 * Writes the results as comma-separated values (RFC 4180) with a header, one row per URL and crawler. `line`
 * is empty if no line decides. No cell can be run as a formula: see `csvRow`.
 */
export function* csvReport({ cells }: Pick<ReportedResult, 'cells'>): Generator<string> {
  yield csvRow(COLUMNS);
  for (const cell of cells) {
    const { url, crawler, outcome, line, rule, expected, status } = cell;
    yield csvRow([url, crawler, outcome, line === 0 ? '' : String(line), rule ?? '', expected ?? '', status]);
  }
}
