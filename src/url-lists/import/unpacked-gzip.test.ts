import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { encodeText } from '../../engine/source';
import { inChunks, nextTurn, runImport } from './testdata/run-import';
import { UnpackedGzip } from './unpacked-gzip';

const pack = (text: string | Uint8Array) => Uint8Array.from(gzipSync(text));
const LINES = Array.from({ length: 20_000 }, (_, i) => `/page/${i * 7919}\n`).join('');

function joined(...parts: Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

/** Advances the clock by a minute on each reading. */
function passTime(): void {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 60_000));
}
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/**
 * A `DecompressionStream` that delivers the output of whole members some turns after it accepted the input.
 */
class LateUnpacking {
  #out: ReadableStreamDefaultController<Uint8Array> | undefined;
  readonly readable = new ReadableStream<Uint8Array>({
    start: (controller) => {
      this.#out = controller;
    },
  });
  readonly writable = new WritableStream<Uint8Array>({
    write: (member) => {
      void this.#handOn(Uint8Array.from(gunzipSync(member)));
    },
  });

  async #handOn(bytes: Uint8Array): Promise<void> {
    for (let turn = 0; turn < 20; turn++) await nextTurn();
    this.#out?.enqueue(bytes);
  }
}

test.each([1_000, 70_000, 1_000_000])('a compressed list is read, in chunks of %i bytes', async (chunk) => {
  const bytes = pack(LINES);
  let reported = 0;
  const onProgress = (read: number) => {
    expect(read).toBeGreaterThanOrEqual(reported);
    reported = read;
  };
  const { report } = await runImport(bytes, 'text', { packed: true, chunk, control: { onProgress } });
  expect(report).toMatchObject({ end: null, added: 20_000, bytes: bytes.length });
  expect(reported).toBe(bytes.length);
});

test.each([1, 13, 1_000_000])(
  'the first of two members is read whole, and the start of the second is reported (chunks of %i bytes)',
  async (chunk) => {
    const first = pack('/a\n/b\n/c');
    const { report, urls } = await runImport(joined(first, pack('/d\n')), 'text', { packed: true, chunk });
    expect(urls).toEqual(['/a', '/b', '/c']);
    expect(report.end).toMatchObject({ reason: 'gzip-further-member', byte: first.length });
  },
);

test('output that a busy machine delivers late is read', async () => {
  passTime();
  vi.stubGlobal('DecompressionStream', LateUnpacking);
  const packed = joined(pack('/a\n'), pack('/b\n'));
  const { report, urls } = await runImport(packed, 'text', { packed: true });
  expect([urls, report.end?.reason]).toEqual([['/a'], 'gzip-further-member']);
});

test('of two large members, the first is read whole and the start of the second reported', async () => {
  const first = pack(LINES);
  const { report } = await runImport(joined(first, pack('/d\n')), 'text', { packed: true, chunk: 30_000 });
  expect(report).toMatchObject({ added: 20_000, end: { reason: 'gzip-further-member', byte: first.length } });
});

test('bytes that only look like a member start are unpacked', async () => {
  // Stored without compression, so that the magic bytes appear in the gzip data.
  const magic = joined(encodeText('/a?'), Uint8Array.of(0x1f, 0x8b, 0x08, 0x00), encodeText('\n/b\n'));
  const bytes = Uint8Array.from(gzipSync(magic, { level: 0 }));
  for (const chunk of [1, 15, 1_000]) {
    const { report } = await runImport(bytes, 'text', { packed: true, chunk });
    expect(report).toMatchObject({ end: null, lines: 2 });
  }
});

test('bytes that only look like a member start are unpacked even after a plausible size', async () => {
  passTime();
  // Looks like a trailer for 12 bytes of output. Fewer have arrived, but the others might be undelivered.
  const packed = joined(encodeText('/a\n/b?'), Uint8Array.of(12, 0, 0, 0, 0x1f, 0x8b, 0x08, 0x00));
  const bytes = Uint8Array.from(gzipSync(joined(packed, encodeText('\n/c\n')), { level: 0 }));
  const { report } = await runImport(bytes, 'text', { packed: true });
  expect(report).toMatchObject({ end: null, lines: 3 });
});

test('of half a file, whole lines are kept and never half a line', async () => {
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

describe('a gzip bomb', () => {
  const bomb = pack(new Uint8Array(30_000_000));

  test('ends at the limit', async () => {
    const unpacked = new UnpackedGzip(inChunks(bomb, 500), nextTurn, 1_000_000);
    let length = 0;
    for await (const part of unpacked) length += part.length;
    expect(unpacked.end).toBe('gzip-too-large');
    expect(length).toBeLessThanOrEqual(1_000_000);
    // The bytes after the limit aren't unpacked.
    expect(unpacked.packedBytes).toBeLessThan(bomb.length);
  });

  test('that unpacks to one line is rejected as too long', async () => {
    const { report } = await runImport(bomb, 'text', { packed: true });
    expect(report).toMatchObject({ lines: 1, added: 0, end: null });
    expect(report.rejected.countOf('too-long')).toBe(1);
  });
});
