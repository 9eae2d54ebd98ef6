import type { SuiteCrawler } from '../suite-crawler';
import type { SuiteCell, SuiteResult } from '../suite-result';
import { type JunitCase, type JunitSuite, junitXml } from './junit-xml';
import { notesByCrawler, type ReportNote } from './reported-result';

/** Parts of a JUnit report that aren't in the results. */
export interface JunitOptions {
  /** Time of the check. */
  readonly checkedAt: Date;
  /** Describes in a sentence for people the expected and the actual outcome. */
  failure(cell: SuiteCell): string;
  readonly notes?: readonly ReportNote[];
}

/** The answers for one crawler. The cells may be created only when they are read. */
export interface JunitColumn {
  readonly crawler: Pick<SuiteCrawler, 'name' | 'dialect'>;
  readonly cells: Iterable<SuiteCell>;
  /** Number of answers, of unmet expectations, and of answers without an expectation. */
  readonly tests: number;
  readonly failures: number;
  readonly skipped: number;
}

/** Splits a whole result by crawler. */
export function* junitColumns({ crawlers, cells }: SuiteResult): Generator<JunitColumn> {
  for (const [index, crawler] of crawlers.entries()) {
    const column: SuiteCell[] = [];
    for (let at = index; at < cells.length; at += crawlers.length) column.push(cells[at] as SuiteCell);
    const failures = counted(column, 'fail');
    yield { crawler, cells: column, tests: column.length, failures, skipped: counted(column, 'not-set') };
  }
}

/**
 * Writes the results as JUnit XML: a test suite for each crawler, a test case for each URL. Unmet
 * expectations are failures, answers without an expectation are skipped. Notes that are errors are failures in a test suite
 * of their own, before all others. Others are in the error output of their crawler, those about the file in that of the
 * first. See `junitXml`.
 */
export function* junitReport(columns: Iterable<JunitColumn>, options: JunitOptions): Generator<string> {
  yield* junitXml(suitesOf(columns, options), options.checkedAt);
}

function* suitesOf(columns: Iterable<JunitColumn>, options: JunitOptions): Generator<JunitSuite> {
  const { notes = [] } = options;
  const errors = notes.flatMap(junitErrorCase);
  if (errors.length > 0) {
    const counts = { tests: errors.length, failures: errors.length, skipped: 0 };
    yield { name: 'robots.txt', properties: {}, cases: errors, ...counts };
  }
  const takeNotes = notesByCrawler(notes.filter(({ level }) => level === 'note'));
  for (const { crawler, cells, ...counts } of columns) {
    const { name, dialect } = crawler;
    const own = takeNotes(name).map(({ text }) => text);
    yield { name, properties: { dialect }, cases: casesOf(cells, options), ...counts, notes: own };
  }
}

/** Returns a failing test for a note that is an error; none for others. */
export function junitErrorCase({ code, level, file, text }: ReportNote): readonly JunitCase[] {
  if (level !== 'error') return [];
  return [{ name: file ?? '', classname: 'robots.txt', result: { message: text, type: code } }];
}

function* casesOf(cells: Iterable<SuiteCell>, { failure }: JunitOptions): Generator<JunitCase> {
  for (const cell of cells)
    yield {
      name: cell.url,
      classname: `robots.txt.${cell.crawler}`,
      result: resultOf(cell, failure),
    };
}

function resultOf(cell: SuiteCell, failure: JunitOptions['failure']): JunitCase['result'] {
  if (cell.status === 'fail') return { message: failure(cell), type: cell.outcome };
  return cell.status === 'pass' ? 'pass' : 'skipped';
}

function counted(cells: readonly SuiteCell[], status: SuiteCell['status']): number {
  return cells.filter((cell) => cell.status === status).length;
}
