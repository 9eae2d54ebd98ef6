import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import type { SuiteResult } from '../suite-result';
import { anyNotes, anyResult } from '../testdata/results';
import { junitColumns, junitReport } from './junit-report';

const options = { checkedAt: new Date('2026-11-21T22:04:05.678Z'), failure: () => 'said "so" & <so>' };

interface Element {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly children: Element[];
  text: string;
}

/** Parses XML. Throws if it isn't well-formed or contains characters that XML 1.0 forbids. */
function parsed(xml: string): Element {
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element: Element = { name, attributes, children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element !== undefined) element.text += text;
  });
  parser.write(xml).close();
  return root.children[0] as Element;
}

/*
 * The rules of the schema of Ant's JUnit task (windyroad/JUnit-Schema, JUnit.xsd), which is the strictest in
 * use: the order of the elements, the required and the known attributes, and the format of their values.
 */
const token = /^\S.*$|^\S$/su;
const integer = /^\d+$/;
const decimal = /^\d+(\.\d+)?$/;
const anything = /^/;
const rules: Record<
  string,
  { required: Record<string, RegExp>; optional?: Record<string, RegExp>; children: RegExp }
> = {
  testsuites: { required: {}, children: /^(testsuite )*$/ },
  testsuite: {
    required: {
      name: token,
      package: token,
      id: integer,
      timestamp: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/,
      hostname: token,
      tests: integer,
      failures: integer,
      errors: integer,
      time: decimal,
    },
    optional: { skipped: integer },
    children: /^properties (testcase )*system-out system-err $/,
  },
  properties: { required: {}, children: /^(property )*$/ },
  property: { required: { name: token, value: anything }, children: /^$/ },
  testcase: {
    required: { name: anything, classname: anything, time: decimal },
    children: /^((skipped|error|failure) )?$/,
  },
  skipped: { required: {}, children: /^$/ },
  failure: { required: { type: anything }, optional: { message: anything }, children: /^$/ },
  'system-out': { required: {}, children: /^$/ },
  'system-err': { required: {}, children: /^$/ },
};

function validate({ name, attributes, children, text }: Element): void {
  const rule = rules[name];
  if (rule === undefined) throw new Error(`No element ${name}`);
  const known = { ...rule.required, ...rule.optional };
  for (const missing of Object.keys(rule.required))
    if (!(missing in attributes)) throw new Error(`${name} has no ${missing}`);
  for (const [attribute, value] of Object.entries(attributes))
    if (known[attribute]?.test(value) !== true) throw new Error(`${name} ${attribute}=${value}`);
  const order = children.map((child) => `${child.name} `).join('');
  if (!rule.children.test(order)) throw new Error(`${name} holds ${order}`);
  if (!['failure', 'system-err'].includes(name) && text.trim() !== '') throw new Error(`${name} holds text`);
  children.forEach(validate);
}

function reportOf(result: SuiteResult): Element {
  return parsed([...junitReport(junitColumns(result), options)].join(''));
}

/** Returns the text as XML can contain it. */
function xmlSafe(text: string): string {
  return text.replace(/[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd');
}

/** Results whose crawlers have names that aren't empty and don't begin or end with white space. */
const namedResult = anyResult.filter(({ crawlers }) =>
  crawlers.every(({ name }) => xmlSafe(name).trim() === xmlSafe(name) && name !== ''),
);

test('writes valid XML and loses only forbidden characters', () => {
  fc.assert(
    fc.property(namedResult, (result) => {
      const root = reportOf(result);
      validate(root);
      const columns = result.crawlers.length;
      expect(root.children.length).toBe(columns);
      for (const [index, suite] of root.children.entries()) {
        const cells = result.cells.filter((_, at) => at % columns === index);
        const counted = (status: string) => String(cells.filter((cell) => cell.status === status).length);
        expect(suite.attributes).toMatchObject({
          name: xmlSafe(result.crawlers[index]?.name ?? ''),
          id: String(index),
          timestamp: '2026-11-21T22:04:05',
          tests: String(cells.length),
          failures: counted('fail'),
          skipped: counted('not-set'),
          errors: '0',
        });
        const cases = suite.children.filter(({ name }) => name === 'testcase');
        expect(cases.map(({ attributes }) => attributes['name'])).toEqual(
          cells.map(({ url }) => xmlSafe(url)),
        );
        expect(cases.map(({ children }) => children[0]?.name ?? 'pass')).toEqual(
          cells.map(({ status }) => ({ pass: 'pass', fail: 'failure', 'not-set': 'skipped' })[status]),
        );
        const failures = cases.flatMap(({ children }) => children).filter(({ name }) => name === 'failure');
        for (const failure of failures) {
          expect(failure.text).toBe('said "so" & <so>');
          expect(failure.attributes['message']).toBe('said "so" & <so>');
        }
      }
    }),
    { numRuns: 1_000 },
  );
});

test('writes notes as valid XML: errors as failures before all others, the rest once as error output', () => {
  const noted = namedResult.chain((result) => anyNotes(result).map((notes) => ({ result, notes })));
  fc.assert(
    fc.property(noted, ({ result, notes }) => {
      const root = parsed([...junitReport(junitColumns(result), { ...options, notes })].join(''));
      validate(root);
      const [error] = notes.filter(({ level }) => level === 'error');
      const suites = root.children.slice(error === undefined ? 0 : 1);
      expect(suites.length).toBe(result.crawlers.length);
      if (error !== undefined) {
        expect(root.children[0]?.attributes).toMatchObject({ name: 'robots.txt', tests: '1', failures: '1' });
        expect(root.children[0]?.children[1]?.children[0]?.text).toBe(xmlSafe(error.text));
      }
      const left = notes.filter(({ level }) => level === 'note');
      for (const [index, { children }] of suites.entries()) {
        const name = result.crawlers[index]?.name;
        const own = left.filter(({ crawler }) => crawler === name || (crawler === null && index === 0));
        for (const note of own) left.splice(left.indexOf(note), 1);
        expect(children.at(-1)?.text).toBe(own.map(({ text }) => xmlSafe(text)).join('\n'));
      }
      expect(left).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['<testsuites><testsuite/></testsuites>', 'testsuite has no name'],
  ['<testsuites tests="1"/>', 'testsuites tests=1'],
  ['<testsuites>a</testsuites>', 'testsuites holds text'],
  ['<testsuite/>', 'testsuite has no name'],
  ['<property name="a"/>', 'property has no value'],
  ['<testcase name="" classname="" time="1s"/>', 'testcase time=1s'],
  [
    '<testcase name="" classname="" time="1"><skipped/><skipped/></testcase>',
    'testcase holds skipped skipped',
  ],
])('the validation itself rejects %s', (xml, why) => {
  expect(() => validate(parsed(xml))).toThrow(why);
});

test("the validation itself rejects XML that isn't well-formed", () => {
  expect(() => parsed('<testsuites><a></testsuites>')).toThrow();
  expect(() => parsed('<testsuites a="\u0007"/>')).toThrow();
});
