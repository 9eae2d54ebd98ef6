import type { SuiteCell } from '../suite-result';
import { csvRow } from './csv-row';
import { notesByCrawler, type ReportedResult } from './reported-result';

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
 * is empty if no line decides. If there are notes, a last column `notes` has them in the crawler's first row; those about
 * the file are in the first row of all. No cell can be run as a formula: see `csvRow`.
 */
export function* csvReport({
  cells,
  notes = [],
}: Pick<ReportedResult, 'cells' | 'notes'>): Generator<string> {
  const takeNotes = notesByCrawler(notes);
  const hasNotes = notes.length > 0;
  yield csvRow(hasNotes ? [...COLUMNS, 'notes'] : COLUMNS);
  for (const cell of cells) {
    const { url, crawler, outcome, line, rule, expected, status } = cell;
    const row = [url, crawler, outcome, line === 0 ? '' : String(line), rule ?? '', expected ?? '', status];
    if (hasNotes)
      row.push(
        takeNotes(crawler)
          .map(({ text }) => text)
          .join(' '),
      );
    yield csvRow(row);
  }
}
