import type { SuiteCrawler } from '../suite-crawler';
import type { SuiteCell, SuiteResult } from '../suite-result';

/** What a report in JUnit's form says beside the results. */
export interface JunitOptions {
  /** When the suite was checked. */
  readonly checkedAt: Date;
  /** Says in a sentence for people what was expected and what came. */
  failure(cell: SuiteCell): string;
}

/** The answers to one crawler; the cells may be made while they are read. */
export interface JunitColumn {
  readonly crawler: Pick<SuiteCrawler, 'name' | 'dialect'>;
  readonly cells: Iterable<SuiteCell>;
  /** How many there are, how many are not as expected, and of how many nothing is expected. */
  readonly tests: number;
  readonly failures: number;
  readonly skipped: number;
}

/** The answers of a whole result, crawler by crawler. */
export function* junitColumns({ crawlers, cells }: SuiteResult): Generator<JunitColumn> {
  for (const [index, crawler] of crawlers.entries()) {
    const column: SuiteCell[] = [];
    for (let at = index; at < cells.length; at += crawlers.length) column.push(cells[at] as SuiteCell);
    const failures = counted(column, 'fail');
    yield { crawler, cells: column, tests: column.length, failures, skipped: counted(column, 'not-set') };
  }
}

/**
 * The results as JUnit XML: a test suite for each crawler, a test case for each URL. What is not as expected has failed, where nothing is
 * expected is skipped. Valid by the schema of Ant's JUnit task, the strictest in use: hence the host, the empty outputs, and no attribute of
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
  // Readers turn these into spaces where they stand in an attribute as they are.
  ['\t', '&#9;'],
  ['\n', '&#10;'],
  ['\r', '&#13;'],
]);

/** A text as it may stand in XML 1.0, between tags or in an attribute. What no document may hold becomes U+FFFD: controls, halves of characters, U+FFFE, U+FFFF. */
function xmlText(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replace(/[&<>"\t\n\r]/g, (character) => ENTITIES.get(character) ?? character);
}
