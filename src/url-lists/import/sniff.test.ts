import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encodeText } from '../../engine/source';
import { type Sniffed, sniff } from './sniff';
import { nextTurn } from './testdata/run-import';

function sniffed(source: string | Uint8Array, name = ''): Promise<Sniffed> {
  return sniff(typeof source === 'string' ? encodeText(source) : source, name, nextTurn);
}

const LOG = '203.0.113.7 - - [10/Oct/2026:13:55:36 +0000] "GET /a HTTP/1.1" 200 2326\n';

test.each([
  ['', '', 'text'],
  ['https://a.example/1,2\nhttps://a.example/3,4\n', 'urls.txt', 'text'],
  ['/a\n/b\n', '', 'text'],
  ['<?xml version="1.0"?><urlset/>', '', 'sitemap'],
  ['\ufeff \n<urlset/>', 'x.txt', 'sitemap'],
  ['{"log":{}}', '', 'har'],
  [`${LOG}broken\n${LOG}`, '', 'log'],
  [`#Software\n${LOG}`, 'access.log', 'log'],
  // Some servers log invalid requests like this one.
  [`${LOG}\x16\x03\x01 broken\n${LOG}${LOG}`, 'access.log', 'log'],
  ['/a,allowed\n/b,blocked\n', '', 'table'],
  ['/a\tx\n/b\ty\n', '', 'table'],
  ['Address;Status Code\nhttps://a.example/;200\n', '', 'table'],
  ['/a\n/b\n', 'one-column.csv', 'table'],
  ['/a\n/b\n', 'One-Column.CSV.gz', 'table'],
  ['a, b\nc, d\n', '', 'text'],
])('%.30j named %j is read as %s', async (text, name, kind) => {
  expect((await sniffed(text, name)).plan).toMatchObject({ packed: false, format: { kind } });
  expect((await sniffed(Uint8Array.from(gzipSync(text)), name)).plan).toMatchObject({
    packed: true,
    format: { kind },
  });
});

test.each([
  ['url,expected,crawler\n/a,allowed,x', ',', true, { url: 0, expected: 1, crawler: 2 }],
  ['"Top pages","Clicks"\n"https://a.example/",12', ',', true, { url: 0, expected: null, crawler: null }],
  ['id;adresse;soll\n1;https://a.example/;blocked\n2;/b;', ';', true, { url: 1, expected: 2, crawler: null }],
  ['1\t/a\tdisallow\n2\t/b\tallow', '\t', false, { url: 1, expected: 2, crawler: null }],
  ['sep=;\r\nurl;expected\r\n/a,1;allowed', ';', true, { url: 0, expected: 1, crawler: null }],
  ['/a|allowed\n/b|blocked', '|', false, { url: 0, expected: 1, crawler: null }],
])('the columns of %j are guessed', async (text, separator, hasHeader, columns) => {
  const { plan, sample } = await sniffed(text, 'x.csv');
  expect(plan?.format).toEqual({ kind: 'table', separator, hasHeader, columns });
  expect(sample?.[0]?.length).toBeGreaterThan(1);
});

test('a sample has a thousand columns, with cells cut short', async () => {
  const row = (url: string) =>
    Array.from({ length: 1_000 }, (_, i) => (i === 700 ? url : 'x'.repeat(20))).join(',');
  const { plan, sample } = await sniffed([row('URL'), row('/a')].join('\n'), 'wide.csv');
  expect(plan?.format).toMatchObject({ columns: { url: 700 }, hasHeader: true });
  expect(sample?.[0]).toHaveLength(1_000);
  expect((await sniffed(`a,${'x'.repeat(5_000)}\n`, 'x.csv')).sample?.[0]?.[1]).toHaveLength(200);
});

test('the encoding of text is detected', async () => {
  const utf16 = (text: string) => Buffer.from(text, 'utf16le');
  expect((await sniffed(Uint8Array.from(utf16('\ufeffurl\tx\n/é\t1\n')))).plan).toMatchObject({
    encoding: 'utf-16le',
    format: { kind: 'table', separator: '\t', columns: { url: 0 } },
  });
  expect((await sniffed('')).plan?.encoding).toBe('utf-8');
  expect((await sniffed(Uint8Array.from(utf16('/without/a/mark\n')))).plan?.encoding).toBe('utf-16le');
  expect((await sniffed(Uint8Array.from(utf16('\ufeff/a\n').swap16()))).plan?.encoding).toBe('utf-16be');
  expect((await sniffed(Uint8Array.from(Buffer.from('/caf\xe9,/\xfc\n', 'latin1')))).plan?.encoding).toBe(
    'utf-8',
  );
  expect((await sniffed('/a\r/b\r')).plan?.lineEnd).toBe('cr');
  expect((await sniffed('/a\r\n/b\r\n')).plan?.lineEnd).toBe('lf');
});

test.each([
  ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13)],
  ['an archive', Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 0x14, 0, 8, 0)],
])('%s is not text', async (_name, bytes) => {
  expect(await sniffed(bytes, 'urls.csv')).toEqual({ kind: 'binary', plan: null, sample: null });
});
