import { csvRow } from '../../../suite/reports';
import { FileWriter } from '../export/file-writer';
import { CellOutcome } from '../verdicts/cell-outcome';
import type { ChangeRow, ComparedVerdict } from './compare-protocol';

/** Rows written per piece of work. */
const AT_ONCE = 2_048;

const HEADER = ['url', 'crawler', 'before', 'before_line', 'after', 'after_line'];

const words: Readonly<Record<CellOutcome, string>> = {
  [CellOutcome.allowed]: 'allowed',
  [CellOutcome.disallowed]: 'blocked',
  [CellOutcome.undefined]: 'undefined',
  [CellOutcome['not-applicable']]: 'not-applicable',
  [CellOutcome.pending]: '',
};

/**
 * Writes changes as a CSV file with a header. A line of 0 is written as an empty cell. Yields between pieces
 * of work.
 */
export function* changesCsv(
  rows: Iterable<ChangeRow>,
  crawlerNames: readonly string[],
): Generator<void, File> {
  const file = new FileWriter('changes.csv', 'text/csv');
  file.write(csvRow(HEADER));
  let written = 0;
  for (const { url, crawler, before, after } of rows) {
    file.write(csvRow([url, crawlerNames[crawler] ?? '', ...cellsOf(before), ...cellsOf(after)]));
    if (++written % AT_ONCE === 0) yield;
  }
  return file.finish();
}

function cellsOf({ outcome, line }: ComparedVerdict): readonly [string, string] {
  return [words[outcome], line === 0 ? '' : String(line)];
}
