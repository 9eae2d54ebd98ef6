import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import type { ImportFormat } from './import-plan';
import { accountedFor, runImport } from './testdata/run-import';

function table(columns: { url: number; expected?: number; crawler?: number }, separator = ','): ImportFormat {
  return {
    kind: 'table',
    separator,
    hasHeader: true,
    columns: { expected: null, crawler: null, ...columns },
  };
}

const FORMAT = table({ url: 1, expected: 2, crawler: 3 });

test.each([1, 5, 1_000])('URLs, words and crawlers are read, in chunks of %i bytes', async (chunk) => {
  const text = [
    '\ufeffname,url,expected,crawler',
    'one,https://a.example/1,Allowed,',
    '"two, with a comma","https://a.example/2",blocked,Googlebot',
    '"three, over',
    'two lines",/3,,',
    'four,/4,maybe,',
    ',,,',
    'six,,allowed,',
    'seven,/3,disallow,*',
    'eight,/3,allow,',
    '"nine" x,/9,,',
    'ten,/10',
  ].join('\r\n');
  const { report, list, urls, rejected } = await runImport(text, FORMAT, { chunk });
  expect(urls).toEqual(['https://a.example/1', 'https://a.example/2', '/3', '/10']);
  expect(rejected).toEqual([
    [6, 'unknown-word'],
    [8, 'no-url'],
    [10, 'conflicting-word'],
    [11, 'broken-quotes'],
  ]);
  expect(report.rejected.textAt(0)).toBe('four,/4,maybe,');
  expect(report).toMatchObject({ end: null, lines: 11, headers: 1, blank: 1, added: 4, repeated: 1 });
  const { expectations } = list;
  expect([0, 1, 2].map((url) => expectations.wordAt(url, null))).toEqual(['allowed', null, 'blocked']);
  expect(expectations.wordAt(1, 'Googlebot')).toBe('blocked');
});

test('an exported report gives the same list, and lines for further crawlers do not count as occurrences', async () => {
  const text =
    'url,crawler,outcome,line,rule,expected,status\r\n"/a,b",Googlebot,blocked,2,Disallow: /a,blocked,pass\r\n"/a,b",GPTBot,allowed,,,,not-set\r\n/,Googlebot,allowed,,,,not-set\r\n/,GPTBot,allowed,,,allowed,pass\r\n';
  const { report, urls, list } = await runImport(text, table({ url: 0, expected: 5, crawler: 1 }));
  expect(urls).toEqual(['/a,b', '/']);
  expect([list.countAt(0), list.countAt(1)]).toEqual([1, 1]);
  const { expectations } = list;
  expect(expectations.crawlers).toEqual(['Googlebot', 'GPTBot']);
  expect([expectations.wordAt(0, 'Googlebot'), expectations.wordAt(1, 'GPTBot')]).toEqual([
    'blocked',
    'allowed',
  ]);
  expect(report).toMatchObject({ added: 2, repeated: 2 });
});

test('the Excel separator line is not a row, and the header follows it', async () => {
  const format = table({ url: 0, expected: 1 }, ';');
  const { report, urls, list } = await runImport('sep=;\r\nurl;expected\r\n/a,1;blocked\r\n', format);
  expect([urls, list.expectations.wordAt(0, null)]).toEqual([['/a,1'], 'blocked']);
  expect(report).toMatchObject({ lines: 3, headers: 2, added: 1 });
  const plain = await runImport('/sep=;\n/b;\n', { ...format, hasHeader: false } as ImportFormat);
  expect(plain.urls).toEqual(['/sep=', '/b']);
});

test('an unclosed quote affects only its own line, and lines are never joined into one URL', async () => {
  const short = await runImport('h\n/a\n"/b\n/c\n/d', table({ url: 0 }));
  expect([short.urls, short.rejected]).toEqual([['/a', '/c', '/d'], [[3, 'broken-quotes']]]);
  const closed = await runImport('h\n"/a\n/b\nx "y",/c\n"/d"x\n/e', table({ url: 0 }), { chunk: 4 });
  expect(closed.urls).toEqual(['/b', '/e']);
  expect(closed.rejected).toEqual([
    [2, 'broken-quotes'],
    [4, 'no-scheme'],
    [5, 'broken-quotes'],
  ]);
  const long = await runImport(`h\n/a\n"/b\n${'/c\n'.repeat(200_000)}`, table({ url: 0 }), { chunk: 10_000 });
  expect([long.urls, long.rejected]).toEqual([['/a', '/c'], [[3, 'broken-quotes']]]);
  expect(long.report).toMatchObject({ end: null, repeated: 199_999 });
});

test('a file of broken quotes ends with a reason', async () => {
  const { report } = await runImport(`h\n${'"a\n"b\n'.repeat(100_000)}`, table({ url: 0 }));
  expect(report.end?.reason).toBe('broken-quotes');
  expect(report.rejected.countOf('broken-quotes')).toBe(100);
});

test('quotes before long white space are read quickly', async () => {
  // Rescanning from every space would exceed the test's time limit.
  const row = `"${'b"'.repeat(25_000)}b${' '.repeat(60_000)},/a`;
  const { rejected } = await runImport(`h\n${`${row}\n`.repeat(60)}`, table({ url: 1 }));
  expect(rejected).toEqual(Array.from({ length: 60 }, (_, i) => [i + 2, 'broken-quotes']));
});

test('a line end inside a URL does not create another URL', async () => {
  const { urls, rejected } = await runImport('h\n"/a\n/b"\n/c\n', table({ url: 0 }));
  expect(urls).toEqual(['/c']);
  expect(rejected).toEqual([[2, 'not-a-url']]);
});

test('a row of a megabyte is rejected, and the rows around it are read', async () => {
  const { urls, rejected } = await runImport(`h\n/a\n/${'x'.repeat(1_000_000)},y\n/b\n`, table({ url: 0 }), {
    chunk: 60_000,
  });
  expect(urls).toEqual(['/a', '/b']);
  expect(rejected).toEqual([[3, 'too-long']]);
});

test('a table of a thousand columns is read', async () => {
  const row = (url: string) => Array.from({ length: 1_000 }, (_, i) => (i === 700 ? url : `c${i}`)).join(';');
  const { urls } = await runImport([row('url'), row('/a'), row('/b')].join('\n'), table({ url: 700 }, ';'));
  expect(urls).toEqual(['/a', '/b']);
});

test('Windows-1252 and UTF-16 are read', async () => {
  const legacy = await runImport(
    Uint8Array.from(Buffer.from('h\n/caf\xe9\n/b\n', 'latin1')),
    table({ url: 0 }),
  );
  expect(legacy.urls).toEqual(['/caf%C3%A9', '/b']);
  expect(legacy.report.legacyLines).toBe(1);
  const wide = Uint8Array.from(Buffer.from('\ufeffh\tx\n/é\ty\n', 'utf16le'));
  const utf16 = await runImport(wide, table({ url: 0 }, '\t'), { encoding: 'utf-16le', chunk: 3 });
  expect(utf16.urls).toEqual(['/%C3%A9']);
});

test('papaparse output is read back for any chunk size', async () => {
  const cell = fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', ' ', ';', 'é'), maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(cell, cell), { maxLength: 20 }),
      fc.integer({ min: 1, max: 40 }),
      async (cells, chunk) => {
        const rows = cells.map(([before, after], i) => [before, `/${i}`, after]);
        const text = Papa.unparse([['a', 'url', 'b'], ...rows], { newline: '\n' });
        const { report, urls } = await runImport(text, table({ url: 1 }), { chunk });
        expect(urls).toEqual(rows.map((_, i) => `/${i}`));
        expect(accountedFor(report)).toBe(report.lines);
      },
    ),
    { numRuns: 500 },
  );
});
