import { cliDifference, printableCell } from '../../../messages/cli';
import { csvReport, type JunitColumn, jsonReport, junitReport } from '../../../suite/reports';
import type { UrlsRequests } from '../urls-protocol';
import { FileWriter } from './file-writer';
import { ResultCells, type Results } from './result-cells';

/** Maximum number of verdicts (rows × crawlers) in an export. No program opens larger files. */
const MOST_EXPORTED_CELLS = 5_000_000;
/** Cells counted or written per piece of work. */
const CELLS_AT_ONCE = 2_048;

type Format = UrlsRequests['export']['payload']['format'];

const MEDIA_TYPES: Readonly<Record<Format, string>> = {
  csv: 'text/csv',
  json: 'application/json',
  junit: 'application/xml',
};

/** Number of a crawler's cells that match the expectation, differ from it, or have none. */
interface Tally {
  pass: number;
  fail: number;
  'not-set': number;
}

/**
 * Writes the results to a file in the format of the command-line tool; null if there are none or too many.
 * `time` is the time of the report in milliseconds since 1970. Yields between pieces of work.
 */
export function* exportResults(
  results: Results,
  { format, time }: UrlsRequests['export']['payload'],
): Generator<void, File | null> {
  const cells = new ResultCells(results);
  const count = cells.length * results.columns.length;
  if (count === 0 || count > MOST_EXPORTED_CELLS) return null;
  const tallies = format === 'csv' ? [] : yield* tally(cells, results.columns.length);
  const extension = format === 'junit' ? 'xml' : format;
  const file = new FileWriter(`results.${extension}`, MEDIA_TYPES[format]);
  let written = 0;
  for (const text of reportOf(results, cells, tallies, format, time)) {
    file.write(text);
    if (++written % CELLS_AT_ONCE === 0) yield;
  }
  return file.finish();
}

function reportOf(
  { crawlers }: Results,
  cells: ResultCells,
  tallies: readonly Tally[],
  format: Format,
  time: number,
): Iterable<string> {
  const sum = (status: keyof Tally) => tallies.reduce((total, each) => total + each[status], 0);
  switch (format) {
    case 'csv':
      return csvReport({ cells: cells.rowByRow() });
    case 'json':
      return jsonReport({
        crawlers,
        cells: cells.rowByRow(),
        passed: sum('pass'),
        failed: sum('fail'),
        notSet: sum('not-set'),
      });
    case 'junit': {
      const columns = crawlers.map((crawler, index): JunitColumn => {
        const { fail = 0, 'not-set': skipped = 0 } = tallies[index] ?? {};
        return { crawler, cells: cells.of(index), tests: cells.length, failures: fail, skipped };
      });
      return junitReport(columns, {
        checkedAt: new Date(time),
        failure: (cell) => cliDifference(printableCell(cell)),
      });
    }
  }
}

function* tally(cells: ResultCells, columns: number): Generator<void, readonly Tally[]> {
  const tallies = Array.from({ length: columns }, (): Tally => ({ pass: 0, fail: 0, 'not-set': 0 }));
  for (let i = 0; i < cells.length; i++) {
    for (const [crawler, each] of tallies.entries()) each[cells.statusAt(i, crawler)] += 1;
    if ((i * columns) % CELLS_AT_ONCE < columns) yield;
  }
  return tallies;
}
