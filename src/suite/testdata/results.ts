import fc from 'fast-check';
import type { ReportNote } from '../reports/reported-result';
import type { SuiteCell, SuiteResult } from '../suite-result';
import { suiteOf } from './read';

/** Text that people and attackers write into URLs, names and rules. */
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(
    '=1+1',
    "'=1",
    "''",
    '+1',
    '-1',
    '@a',
    '\t=1',
    '\r\n',
    '\uff1d1',
    '\uff0b1',
    '\uff0d1',
    '\uff20a',
    '"a","b"',
    '</testcase><failure/>',
    ']]>',
    '&amp;',
    '<!--',
    '\0\u0007\u001b[2J',
    '\udce9',
    '\ud83d\ude00',
    '\ufffe\uffff',
    ' a ',
  ),
);

const cell: fc.Arbitrary<Omit<SuiteCell, 'crawler'>> = fc
  .record({
    url: hostile,
    outcome: fc.constantFrom('allowed', 'blocked', 'undefined', 'not-applicable'),
    by: fc.constantFrom('rules', 'answer', 'scope'),
    line: fc.nat(9),
    rule: fc.option(hostile),
    expected: fc.constantFrom('allowed', 'blocked', null),
  })
  .map((parts) => ({
    ...parts,
    status: parts.expected === null ? 'not-set' : parts.expected === parts.outcome ? 'pass' : 'fail',
  }));

/** Results with arbitrary content: one to three crawlers and up to five URLs. */
export const anyResult: fc.Arbitrary<SuiteResult> = fc
  .tuple(
    fc.array(fc.tuple(hostile, fc.uuid()), { minLength: 1, maxLength: 3 }),
    fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { maxLength: 5 }),
  )
  .map(([names, rows]) => {
    const [known] = suiteOf({ crawlers: ['Googlebot'] }).crawlers;
    if (known === undefined) throw new Error('No crawler');
    const crawlers = names.map(([name, key]) => ({ ...known, name, key }));
    const cells = rows.flatMap((row) =>
      crawlers.map(({ name }, at): SuiteCell => ({ ...(row[at] as SuiteCell), crawler: name })),
    );
    const counted = (status: SuiteCell['status']) => cells.filter((one) => one.status === status).length;
    return {
      crawlers,
      cells,
      passed: counted('pass'),
      failed: counted('fail'),
      notSet: counted('not-set'),
    };
  });

/** One to four notes on a result, about files and its crawlers. The second one is an error. */
export function anyNotes({ crawlers }: Pick<SuiteResult, 'crawlers'>): fc.Arbitrary<readonly ReportNote[]> {
  const about = fc.oneof(
    hostile.map((file) => ({ file, crawler: null })),
    fc.constantFrom(...crawlers).map(({ name }) => ({ file: null, crawler: name })),
  );
  const note = fc.tuple(about, hostile).map(([names, text]) => ({ ...names, code: 'a-code', text }));
  return fc
    .array(note, { minLength: 1, maxLength: 4 })
    .map((notes) => notes.map((each, at) => ({ ...each, level: at === 1 ? 'error' : 'note' })));
}
