import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LONGEST_LISTED_URL, UrlList } from '../list';
import { accountedFor, runImport } from './testdata/run-import';

const SOME = '# shop\nhttps://a.example/1\n\n/2\r\n  /3\t\nexample.com\nhttps://a.example/1\nmailto:x@y\n/4';

test.each([1, 3, 7, 1_000])('a list is read, in chunks of %i bytes', async (chunk) => {
  const { report, list, urls, rejected } = await runImport(SOME, 'text', { chunk });
  expect(urls).toEqual(['https://a.example/1', '/2', '/3', '/4']);
  expect(list.countAt(0)).toBe(2);
  expect(rejected).toEqual([
    [6, 'no-scheme'],
    [8, 'unfetched-scheme'],
  ]);
  expect(report.rejected.textAt(0)).toBe('example.com');
  expect(report).toMatchObject({ end: null, lines: 9, added: 4, repeated: 1, blank: 1, comments: 1 });
  expect(report.bytes).toBe(SOME.length);
});

test('an empty source has no lines, and a single line end is one blank line', async () => {
  expect((await runImport('', 'text')).report).toMatchObject({ end: null, lines: 0, bytes: 0 });
  expect((await runImport('\n', 'text')).report).toMatchObject({ end: null, lines: 1, blank: 1 });
});

test('a byte order mark, UTF-16, CR line ends and Windows-1252 are read', async () => {
  const expected = ['/caf%C3%A9', '/b'];
  for (const chunk of [1, 2, 100]) {
    expect((await runImport('\ufeff/café\n/b', 'text', { chunk })).urls).toEqual(expected);
    expect((await runImport('/café\r/b', 'text', { chunk, lineEnd: 'cr' })).urls).toEqual(expected);
    const little = Uint8Array.from(Buffer.from('\ufeff/café\n/b', 'utf16le'));
    expect((await runImport(little, 'text', { chunk, encoding: 'utf-16le' })).urls).toEqual(expected);
    const big = Uint8Array.from(Buffer.from('\ufeff/café\n/b', 'utf16le').swap16());
    expect((await runImport(big, 'text', { chunk, encoding: 'utf-16be' })).urls).toEqual(expected);
    const legacy = await runImport(Uint8Array.from(Buffer.from('/café\n/b', 'latin1')), 'text', { chunk });
    expect(legacy.urls).toEqual(expected);
    expect(legacy.report.legacyLines).toBe(1);
  }
});

test.each(['\u00ef\u00bb', '\u00ef', 'x'])(
  'the start of a byte order mark alone is not a mark: %j',
  async (text) => {
    const { report } = await runImport(Uint8Array.from(Buffer.from(text, 'latin1')), 'text', { chunk: 1 });
    expect(report).toMatchObject({ end: null, lines: 1 });
    expect(report.rejected.total).toBe(1);
  },
);

test('a URL of a megabyte is rejected, and the lines around it are read', async () => {
  const { report, urls, rejected } = await runImport(`/a\n/${'x'.repeat(1_000_000)}\n/b\n`, 'text', {
    chunk: 70_000,
  });
  expect(urls).toEqual(['/a', '/b']);
  expect(rejected).toEqual([[2, 'too-long']]);
  expect(report.rejected.textAt(0)).toHaveLength(200);
});

test('white space alone is a blank line or too long, never a URL', async () => {
  const { report } = await runImport(`${' '.repeat(1_000)}\n${' '.repeat(LONGEST_LISTED_URL * 2)}\n`, 'text');
  expect(report).toMatchObject({ lines: 2, blank: 1, added: 0 });
  expect(report.rejected.countOf('too-long')).toBe(1);
});

test('a full list ends the import, and the place is reported', async () => {
  const list = new UrlList({ urls: 2, bytes: 1e9 });
  const { report, rejected } = await runImport('/a\n/b\n/a\n/c\n/d\n', 'text', { list });
  expect(report.end).toMatchObject({ reason: 'list-full', line: 4 });
  expect(rejected).toEqual([[4, 'list-full']]);
});

test('every line is accounted for, for any input and chunk size', async () => {
  const line = fc.oneof(
    fc.webUrl(),
    fc.constantFrom('', '#', '/a', 'x', ' /b ', 'a:b', '\r'),
    fc.string({ unit: 'binary', maxLength: 8 }).map((text) => text.replaceAll('\n', '')),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(line, { maxLength: 40 }),
      fc.integer({ min: 1, max: 50 }),
      async (lines, chunk) => {
        const whole = await runImport(lines.join('\n'), 'text');
        const cut = await runImport(lines.join('\n'), 'text', { chunk });
        expect(accountedFor(whole.report)).toBe(whole.report.lines);
        expect(whole.report.lines).toBe(
          lines.length === 0 || lines.at(-1) === '' ? Math.max(0, lines.length - 1) : lines.length,
        );
        expect([cut.urls, cut.rejected]).toEqual([whole.urls, whole.rejected]);
      },
    ),
    { numRuns: 500 },
  );
});
