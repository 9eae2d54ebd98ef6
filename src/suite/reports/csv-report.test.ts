import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { checkSuite } from '../check-suite';
import { suiteOf } from '../testdata/read';
import { anyNotes, anyResult } from '../testdata/results';
import { csvReport } from './csv-report';

/** Text that a spreadsheet may treat as a formula, in any cell. */
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

function rowsOf(csv: string): string[][] {
  // Without `newline`, Papa guesses the line end.
  return Papa.parse<string[]>(csv, { newline: '\r\n', delimiter: ',' }).data.slice(0, -1);
}

test('writes a row per URL and crawler below the column names', () => {
  const suite = suiteOf({ crawlers: ['Googlebot'], urls: [{ url: '/a,b', expected: 'blocked' }, '/'] });
  expect([...csvReport(checkSuite('User-agent: *\nDisallow: /a', suite))].join('')).toBe(
    'url,crawler,outcome,line,rule,expected,status\r\n"/a,b",Googlebot,blocked,2,Disallow: /a,blocked,pass\r\n/,Googlebot,allowed,,,,not-set\r\n',
  );
});

test('writes no formula, and a CSV parser restores every value', () => {
  fc.assert(
    fc.property(anyResult, (result) => {
      const [, ...rows] = rowsOf([...csvReport(result)].join(''));
      const read = rows.map((cells) => {
        for (const cell of cells) if (FORMULA.test(cell)) throw new Error(`A formula: ${cell}`);
        return cells.map((cell) => cell.replace(/^'/, ''));
      });
      expect(read).toEqual(
        result.cells.map(({ url, crawler, outcome, line, rule, expected, status }) => [
          url,
          crawler,
          outcome,
          line === 0 ? '' : String(line),
          rule ?? '',
          expected ?? '',
          status,
        ]),
      );
    }),
    { numRuns: 2_000 },
  );
});

test("writes each note once, in its crawler's first row, and no formula", () => {
  const noted = anyResult.chain((result) => anyNotes(result).map((notes) => ({ ...result, notes })));
  fc.assert(
    fc.property(noted, (result) => {
      const [header = [], ...rows] = rowsOf([...csvReport(result)].join(''));
      expect(header.slice(-2)).toEqual(['status', 'notes']);
      const seen = new Set<string>();
      for (const [index, cells] of rows.entries()) {
        const [, crawler = '', ...others] = cells.map((cell) => cell.replace(/^'/, ''));
        const isFirst = !seen.has(crawler);
        seen.add(crawler);
        const own = result.notes.filter(
          (note) => (isFirst && note.crawler === crawler) || (index === 0 && note.crawler === null),
        );
        expect(others.at(-1)).toBe(own.map(({ text }) => text).join(' '));
        for (const cell of cells) if (FORMULA.test(cell)) throw new Error(`A formula: ${cell}`);
      }
    }),
    { numRuns: 500 },
  );
});
