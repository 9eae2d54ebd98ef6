import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { readLogLine } from '../../engine/text-kind';
import type { UrlList } from '../list';
import { Senders } from './senders';
import { accountedFor, runImport } from './testdata/run-import';

const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

function common(request: string): string {
  return `203.0.113.7 - - [10/Oct/2026:13:55:36 +0000] "${request}" 200 2326`;
}

function combined(request: string, agent: string): string {
  return `${common(request)} "https://a.example/?q=\\"x\\"" "${agent}"`;
}

/** Names of the crawlers that requested each URL. */
function requestersOf({ length, requesters }: UrlList): string[][] {
  return Array.from({ length }, (_, url) => requesters.crawlersAt(url).map(({ name }) => name));
}

test.each([1, 30, 10_000])('addresses and user agents are read, in chunks of %i bytes', async (chunk) => {
  const text = [
    combined('GET /a HTTP/1.1', BOT),
    common('GET /b?x=1 HTTP/1.0'),
    combined('POST /a HTTP/2.0', 'curl/8.0'),
    combined('GET http://a.example/c HTTP/1.1', '-'),
    'a.example:443 203.0.113.7 - a name [10/Oct/2026:13:55:36 +0000] "HEAD //d HTTP/1.1" 304 - "-" "curl/8.0" 17',
    combined('GET /caf\\xc3\\xa9\\"\\\\ HTTP/1.1', 'a \\"b\\"'),
    combined('-', BOT),
    combined('\\x16\\x03\\x01', BOT),
    combined('OPTIONS * HTTP/1.1', BOT),
    combined('CONNECT a.example:443 HTTP/1.1', BOT),
    'nonsense',
    '203.0.113.7 - - [10/Oct/2026:13:55:36 +0000] "GET /cut HT',
    '',
    '#Software: x',
    combined('GET mailto:x HTTP/1.1', BOT),
  ].join('\r\n');
  const { report, list, urls, rejected } = await runImport(text, 'log', { chunk });
  expect(urls).toEqual(['/a', '/b?x=1', 'http://a.example/c', '//d', '/caf%C3%A9%22%5C']);
  expect(list.countAt(0)).toBe(2);
  expect(rejected).toEqual([
    [7, 'no-request'],
    [8, 'no-request'],
    [9, 'no-request'],
    [10, 'no-request'],
    [11, 'not-a-log-line'],
    [12, 'not-a-log-line'],
    [15, 'unfetched-scheme'],
  ]);
  expect([...(report.agents?.counts ?? [])]).toEqual([
    [BOT, 1],
    ['curl/8.0', 2],
    ['a "b"', 1],
  ]);
  expect(report.agents?.without).toBe(2);
  expect(list.requesters.all).toEqual([{ id: 'googlebot', name: 'Googlebot', urls: 1 }]);
  expect(requestersOf(list)).toEqual([['Googlebot'], [], [], [], []]);
  expect(accountedFor(report)).toBe(report.lines);
});

test('raw bytes of a request are kept', async () => {
  const { urls } = await runImport(
    Uint8Array.from(Buffer.from(common('GET /\xe9é HTTP/1.1'), 'latin1')),
    'log',
  );
  expect(urls).toEqual(['/%E9%E9']);
  expect((await runImport(common('GET /é HTTP/1.1'), 'log')).urls).toEqual(['/%C3%A9']);
});

test('broken lines, a tenth of all, are listed, and the others are read', async () => {
  const lines = Array.from({ length: 5_000 }, (_, i) =>
    i % 10 === 3
      ? combined(`GET /${i} HTTP/1.1`, BOT).slice(0, 5 + (i % 60))
      : combined(`GET /${i} HTTP/1.1`, BOT),
  );
  const { report } = await runImport(lines.join('\n'), 'log', { chunk: 9_999 });
  expect(report).toMatchObject({ lines: 5_000, added: 4_500, end: null });
  expect(report.rejected.total).toBe(500);
});

test('a limited number of headers is kept, and the others are counted', async () => {
  const lines = Array.from({ length: 10_050 }, (_, i) => combined('GET /a HTTP/1.1', `bot${i}`));
  const { report } = await runImport(lines.join('\n'), 'log');
  expect([report.agents?.counts.size, report.agents?.others]).toEqual([10_000, 50]);
});

test('a crawler is recognised after more headers than the cache holds', async () => {
  const others = Array.from({ length: 30_050 }, (_, i) => combined('GET /a HTTP/1.1', `curious${i}/1.0`));
  const bing = BOT.replace('Googlebot', 'bingbot');
  const lines = [combined('GET /b HTTP/1.1', BOT), ...others, combined('GET /c HTTP/1.1', bing)];
  const { list } = await runImport(lines.join('\n'), 'log');
  expect(requestersOf(list)).toEqual([['Googlebot'], [], ['Bingbot']]);
});

test('without the catalogue, addresses are added, and no crawler is recognised', async () => {
  const load = vi.spyOn(Senders, 'load').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const text = combined('GET /a HTTP/1.1', BOT);
  const { report, list, urls } = await runImport(text, 'log');
  expect(load).toHaveBeenCalledTimes(1);
  expect(urls).toEqual(['/a']);
  expect(report).toMatchObject({ end: null, isCatalogueMissing: true });
  expect([...(report.agents?.counts ?? [])]).toEqual([[BOT, 1]]);
  expect(list.requesters.all).toEqual([]);
  expect((await runImport(text, 'log')).report.isCatalogueMissing).toBe(false);
  expect((await runImport('/a', 'text')).report.isCatalogueMissing).toBe(false);
});

test('readLogLine throws for no line and returns only text from the line', () => {
  const part = fc.constantFrom(
    '"',
    '\\',
    '[',
    ']',
    ' ',
    '] "',
    '" 200 1',
    ' "',
    'GET /a HTTP/1.1',
    '\\x',
    'é',
    '-',
    'a b c [t] "',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 20 }), (parts) => {
      const request = readLogLine(parts.join(''));
      if (request?.target) expect(parts.join('')).toMatch(/\[.*\] "[A-Z]/);
    }),
    { numRuns: 20_000 },
  );
});
