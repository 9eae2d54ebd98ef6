import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { encodeText } from '../../../engine/source';
import { inChunks, nextTurn, runImport } from './testdata/run-import';
import { UnpackedGzip } from './unpacked-gzip';

const pack = (text: string | Uint8Array) => Uint8Array.from(gzipSync(text));
const LINES = Array.from({ length: 20_000 }, (_, i) => `/page/${i * 7919}\n`).join('');

function joined(...parts: Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

test.each([1_000, 70_000, 1_000_000])('a packed list is read, in chunks of %i bytes', async (chunk) => {
  const bytes = pack(LINES);
  let told = 0;
  const onProgress = (read: number) => {
    expect(read).toBeGreaterThanOrEqual(told);
    told = read;
  };
  const { report } = await runImport(bytes, 'text', { packed: true, chunk, control: { onProgress } });
  expect(report).toMatchObject({ end: null, taken: 20_000, bytes: bytes.length });
  expect(told).toBe(bytes.length);
});

test.each([1, 13, 1_000_000])(
  'of two members the first is read whole, and where the second begins is told (chunks of %i bytes)',
  async (chunk) => {
    const first = pack('/a\n/b\n/c');
    const { report, urls } = await runImport(joined(first, pack('/d\n')), 'text', { packed: true, chunk });
    expect(urls).toEqual(['/a', '/b', '/c']);
    expect(report.end).toMatchObject({ reason: 'gzip-further-member', byte: first.length });
  },
);

test('of two large members too', async () => {
  const first = pack(LINES);
  const { report } = await runImport(joined(first, pack('/d\n')), 'text', { packed: true, chunk: 30_000 });
  expect(report).toMatchObject({ taken: 20_000, end: { reason: 'gzip-further-member', byte: first.length } });
});

test('what only looks like a member inside is unpacked', async () => {
  // Stored, not compressed: the magic stands in the packed bytes.
  const magic = joined(encodeText('/a?'), Uint8Array.of(0x1f, 0x8b, 0x08, 0x00), encodeText('\n/b\n'));
  const bytes = Uint8Array.from(gzipSync(magic, { level: 0 }));
  for (const chunk of [1, 15, 1_000]) {
    const { report } = await runImport(bytes, 'text', { packed: true, chunk });
    expect(report).toMatchObject({ end: null, lines: 2 });
  }
});

test('half a file keeps whole lines that were read, and never half a line', async () => {
  const bytes = pack(LINES);
  const { report, urls } = await runImport(bytes.slice(0, bytes.length >> 1), 'text', {
    packed: true,
    chunk: 2_000,
  });
  expect(report.end?.reason).toBe('gzip-ends-early');
  expect(urls.length).toBeGreaterThan(1_000);
  expect(LINES.startsWith(`${urls.join('\n')}\n`)).toBe(true);
});

test('a damaged file ends with a reason', async () => {
  const bytes = pack(LINES);
  bytes.fill(0xff, bytes.length >> 1, (bytes.length >> 1) + 400);
  const { report, urls } = await runImport(bytes, 'text', { packed: true, chunk: 2_000 });
  expect(report.end?.reason).toMatch(/^gzip-(damaged|ends-early)$/);
  expect(LINES.startsWith(urls.slice(0, 1_000).join('\n'))).toBe(true);
  expect((await runImport('no gzip', 'text', { packed: true })).report.end?.reason).toMatch(/^gzip-/);
  expect((await runImport('', 'text', { packed: true })).report.end?.reason).toBe('gzip-ends-early');
});

describe('a bomb', () => {
  const bomb = pack(new Uint8Array(30_000_000));

  test('ends at the cap', async () => {
    const unpacked = new UnpackedGzip(inChunks(bomb, 500), nextTurn, 1_000_000);
    let length = 0;
    for await (const part of unpacked) length += part.length;
    expect(unpacked.end).toBe('gzip-too-large');
    expect(length).toBeLessThanOrEqual(1_000_000);
    // What comes behind is not unpacked.
    expect(unpacked.packedBytes).toBeLessThan(bomb.length);
  });

  test('of one line is a line that is too long', async () => {
    const { report } = await runImport(bomb, 'text', { packed: true });
    expect(report).toMatchObject({ lines: 1, taken: 0, end: null });
    expect(report.rejected.countOf('too-long')).toBe(1);
  });
});
