import { expect, test } from 'vitest';
import { LARGEST_HAR } from './read-har';
import { runImport } from './testdata/run-import';

const request = (url: unknown) => ({ request: { method: 'GET', url } });

test('the requests of a HAR file are imported', async () => {
  const entries = [
    request('https://a.example/1'),
    request('data:text/plain,x'),
    {},
    request(7),
    null,
    request('https://a.example/1#x'),
  ];
  const { report, list, urls, rejected } = await runImport(
    `\ufeff${JSON.stringify({ log: { entries } })}`,
    'har',
    { chunk: 7 },
  );
  expect(urls).toEqual(['https://a.example/1']);
  expect(list.countAt(0)).toBe(2);
  expect(rejected).toEqual([
    [2, 'unfetched-scheme'],
    [3, 'no-url'],
    [4, 'no-url'],
    [5, 'no-url'],
  ]);
  expect(report).toMatchObject({ end: null, lines: 6 });
});

test.each([
  ['', 'not-json'],
  ['{"log":{"entries":[', 'not-json'],
  ['{}', 'not-a-har'],
  ['{"log":{"entries":{}}}', 'not-a-har'],
  ['null', 'not-a-har'],
  [`${'['.repeat(1_000)}${']'.repeat(1_000)}`, 'not-a-har'],
  [`${'['.repeat(1_001)}${']'.repeat(1_001)}`, 'har-too-deep'],
])('importing %.20j ends with a reason', async (text, reason) => {
  expect((await runImport(text, 'har')).report.end?.reason).toBe(reason);
});

test('a HAR file nested 1,000 levels deep is read', async () => {
  // Four more levels surround it: the file's object, its log, the list of entries and an entry.
  const deep = `${'['.repeat(996)}${']'.repeat(996)}`;
  const entry = `{"request":{"url":"https://a.example/[1"},"x":${deep}}`;
  const { report, urls } = await runImport(`{"log":{"entries":[${entry}]}}`, 'har');
  expect([report.end, urls]).toEqual([null, ['https://a.example/[1']]);
});

test('reading stops where the nesting is too deep', async () => {
  const { report } = await runImport(`{"log":{"entries":${'['.repeat(1_000_000)}`, 'har', { chunk: 500 });
  expect(report.end?.reason).toBe('har-too-deep');
  expect(report.bytes).toBeLessThanOrEqual(1_500);
});

test('a file that is too large is not read', async () => {
  const { report } = await runImport(new Uint8Array(LARGEST_HAR + 1), 'har');
  expect(report.end?.reason).toBe('har-too-large');
});
