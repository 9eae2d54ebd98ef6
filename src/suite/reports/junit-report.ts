import type { SuiteCrawler } from '../suite-crawler';
import type { SuiteCell, SuiteResult } from '../suite-result';
import { xmlText } from './xml-text';

/** What a report in JUnit's form says beside the results. */
export interface JunitOptions {
  /** When the suite was checked. */
  readonly checkedAt: Date;
  /** Says in a sentence for people what was expected and what came. */
  failure(cell: SuiteCell): string;
}

/**
 * The results as JUnit XML: a test suite for each crawler, a test case for each URL. What is not as expected has failed, where nothing is
 * expected is skipped. Valid by the schema of Ant's JUnit task, the strictest in use: hence the host, the empty outputs, and no attribute of
 * `testsuites`. Characters that XML forbids, and undecodable bytes, become U+FFFD.
 */
export function* junitReport(result: SuiteResult, options: JunitOptions): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n';
  for (const [index, crawler] of result.crawlers.entries()) {
    const cells = columnOf(result, index);
    yield head(crawler, index, cells, options);
    for (const cell of cells) yield testCase(cell, options);
    yield '<system-out/><system-err/></testsuite>\n';
  }
  yield '</testsuites>\n';
}

/** The answers to one crawler. */
function columnOf({ crawlers, cells }: SuiteResult, index: number): readonly SuiteCell[] {
  const column: SuiteCell[] = [];
  for (let at = index; at < cells.length; at += crawlers.length) column.push(cells[at] as SuiteCell);
  return column;
}

function head(
  { name, dialect }: SuiteCrawler,
  index: number,
  cells: readonly SuiteCell[],
  { checkedAt }: JunitOptions,
): string {
  const attributes = {
    name,
    package: 'robots.txt',
    id: index,
    timestamp: checkedAt.toISOString().slice(0, 19),
    hostname: 'localhost',
    tests: cells.length,
    failures: counted(cells, 'fail'),
    errors: 0,
    skipped: counted(cells, 'not-set'),
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
