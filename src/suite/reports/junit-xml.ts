/** A test suite of a JUnit report. The cases may be created only when they are read. */
export interface JunitSuite {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly cases: Iterable<JunitCase>;
  /** Number of cases, of those that fail, and of those that are skipped. */
  readonly tests: number;
  readonly failures: number;
  readonly skipped: number;
  /** Lines for the suite's error output. */
  readonly notes?: readonly string[];
}

/** A test case of a JUnit report. */
export interface JunitCase {
  readonly name: string;
  readonly classname: string;
  readonly result: 'pass' | 'skipped' | { readonly message: string; readonly type: string };
}

/**
 * Writes test suites as JUnit XML. Valid by the schema of Ant's JUnit task, the strictest in use, which requires a host
 * and both outputs and allows no attribute of `testsuites`. Characters that XML forbids, and undecodable bytes, become
 * U+FFFD.
 */
export function* junitXml(suites: Iterable<JunitSuite>, checkedAt: Date): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n';
  let index = 0;
  for (const suite of suites) {
    yield head(suite, index++, checkedAt);
    for (const each of suite.cases) yield testCase(each);
    const { notes = [] } = suite;
    const errors =
      notes.length === 0 ? '<system-err/>' : `<system-err>${xmlText(notes.join('\n'))}</system-err>`;
    yield `<system-out/>${errors}</testsuite>\n`;
  }
  yield '</testsuites>\n';
}

function head(
  { name, properties, tests, failures, skipped }: JunitSuite,
  index: number,
  checkedAt: Date,
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
  const listed = Object.entries(properties).map(([name, value]) => `<property${written({ name, value })}/>`);
  return `<testsuite${written(attributes)}>\n<properties>${listed.join('')}</properties>\n`;
}

function testCase({ name, classname, result }: JunitCase): string {
  const opening = `<testcase${written({ name, classname, time: 0 })}`;
  if (result === 'pass') return `${opening}/>\n`;
  if (result === 'skipped') return `${opening}><skipped/></testcase>\n`;
  const { message, type } = result;
  return `${opening}><failure${written({ message, type })}>${xmlText(message)}</failure></testcase>\n`;
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
