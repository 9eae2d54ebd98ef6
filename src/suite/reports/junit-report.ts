import type { SuiteCrawler } from '../suite-crawler';
import type { SuiteCell, SuiteResult } from '../suite-result';

/** Parts of a JUnit report that aren't in the results. */
export interface JunitOptions {
  /** Time of the check. */
  readonly checkedAt: Date;
  /** Describes in a sentence for people the expected and the actual outcome. */
  failure(cell: SuiteCell): string;
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
 * expectations are failures, answers without an expectation are skipped. Valid by the schema of Ant's JUnit
 * task, the strictest in use, which requires a host and empty outputs and allows no attribute of
 * `testsuites`. Characters that XML forbids, and undecodable bytes, become U+FFFD.
 */
export function* junitReport(columns: Iterable<JunitColumn>, options: JunitOptions): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n';
  let index = 0;
  for (const column of columns) {
    yield head(column, index++, options);
    for (const cell of column.cells) yield testCase(cell, options);
    yield '<system-out/><system-err/></testsuite>\n';
  }
  yield '</testsuites>\n';
}

function head(
  { crawler: { name, dialect }, tests, failures, skipped }: JunitColumn,
  index: number,
  { checkedAt }: JunitOptions,
): string {
  const attributes = {
    name,
    package: 'robots.txt',
    id: index,
    timestamp: checkedAt.toISOString().slice(0, 19),
    hostname: 'localhost',
    tests,
    failures,
    errors: 0,
    skipped,
    time: 0,
  };
  const property = { name: 'dialect', value: dialect };
  return `<testsuite${written(attributes)}>\n<properties><property${written(property)}/></properties>\n`;
}

function testCase(cell: SuiteCell, { failure }: JunitOptions): string {
  const opening = `<testcase${written({ name: cell.url, classname: `robots.txt.${cell.crawler}`, time: 0 })}`;
  switch (cell.status) {
    case 'pass':
      return `${opening}/>\n`;
    case 'not-set':
      return `${opening}><skipped/></testcase>\n`;
    case 'fail': {
      const message = failure(cell);
      return `${opening}><failure${written({ message, type: cell.outcome })}>${xmlText(message)}</failure></testcase>\n`;
    }
  }
}

function counted(cells: readonly SuiteCell[], status: SuiteCell['status']): number {
  return cells.filter((cell) => cell.status === status).length;
}

function written(attributes: Readonly<Record<string, string | number>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${xmlText(String(value))}"`)
    .join('');
}

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  // XML parsers turn these into spaces if they are unescaped in an attribute.
  ['\t', '&#9;'],
  ['\n', '&#10;'],
  ['\r', '&#13;'],
]);

/**
 * Escapes a text for XML 1.0, between tags or in an attribute. Characters that no document may contain become
 * U+FFFD: control characters, lone surrogates, U+FFFE, U+FFFF.
 */
function xmlText(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replace(/[&<>"\t\n\r]/g, (character) => ENTITIES.get(character) ?? character);
}
