import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { LIMITS } from './limits';
import { readBody } from './read-body';
import { type FakeAnswer, FakeNetwork } from './testdata/fake-connect';
import { WireBudget } from './wire-budget';

const url = new URL('https://site.example/robots.txt');
const gzip = [['content-encoding', 'gzip']] as const;

async function read(
  site: FakeAnswer,
  limit = 100,
  signal = new AbortController().signal,
  budget = new WireBudget(LIMITS),
) {
  const network = new FakeNetwork({ [url.href]: site });
  const answer = await network.connect({ url, headers: {}, signal, budget });
  if (answer.kind !== 'answer') throw new Error(answer.failure);
  const { bytes, cut } = await readBody(answer, limit, { signal, budget });
  return { text: new TextDecoder().decode(bytes), cut, closed: network.closed.length };
}

describe('a body', () => {
  test.each<[string, FakeAnswer, string]>([
    ['in one piece', { body: ['ab'] }, 'ab'],
    ['in many', { body: ['a', '', 'b'] }, 'ab'],
    ['that is empty', {}, ''],
    ['with gzip', { body: [gzipSync('ab')], headers: gzip }, 'ab'],
    [
      'with x-gzip, in pieces',
      {
        body: [...gzipSync('ab')].map((byte) => Uint8Array.of(byte)),
        headers: [['content-encoding', ' X-GZIP ']],
      },
      'ab',
    ],
    ['that says it has no encoding', { body: ['ab'], headers: [['content-encoding', 'identity']] }, 'ab'],
    ['that the platform inflated', { body: ['ab'], headers: gzip, isInflated: true }, 'ab'],
    ['that is empty, with gzip', { headers: gzip }, ''],
    ['as large as the limit', { body: ['a'.repeat(100)] }, 'a'.repeat(100)],
  ])('%s', async (_, site, text) => {
    expect(await read(site)).toEqual({ text, cut: null, closed: 1 });
  });

  test.each<[string, FakeAnswer, string, string]>([
    ['larger than the limit', { body: ['a'.repeat(99), 'bc'] }, `${'a'.repeat(99)}b`, 'size'],
    ['larger, and without an end', { body: ['a'.repeat(101)], hangs: true }, 'a'.repeat(100), 'size'],
    ['of a gzip bomb', { body: [gzipSync('a'.repeat(50_000_000))], headers: gzip }, 'a'.repeat(100), 'size'],
    ['that breaks off', { body: ['ab'], breaks: true }, 'ab', 'connection'],
    ['that is no gzip', { body: ['ab'], headers: gzip }, '', 'encoding'],
    [
      'with an encoding that was not asked for',
      { body: ['ab'], headers: [['content-encoding', 'br']] },
      '',
      'encoding',
    ],
    ['with two encodings', { body: ['ab'], headers: [...gzip, ...gzip] }, '', 'encoding'],
  ])('%s is cut, and the received part is kept', async (_, site, text, cut) => {
    expect(await read(site)).toMatchObject({ text, cut });
  });

  test.each([
    [false, 'encoding'],
    [true, 'connection'],
  ])(
    'that is half a gzip is cut, and the readable part is kept (connection broken: %s)',
    async (breaks, expected) => {
      const lines = Array.from({ length: 2_000 }, (_, line) => `Disallow: /${line * 7_919}`).join('\n');
      const half = gzipSync(lines).subarray(0, 6_000);
      const { text, cut } = await read({ body: [half], headers: gzip, breaks }, 100_000);
      expect(cut).toBe(expected);
      expect(text.length).toBeGreaterThan(5_000);
      expect(lines.startsWith(text)).toBe(true);
    },
  );

  test.each([
    ['Gzip decompression failed.', 'encoding'],
    ['Gzip compressed stream ended prematurely.', 'encoding'],
    ['Network connection lost.', 'connection'],
  ])('that the platform inflated until %j is cut', async (message, expected) => {
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (controller) => controller.error(new TypeError(message)),
    });
    const answer = { kind: 'answer', status: 200, headers: gzip, body } as const;
    const { signal } = new AbortController();
    const budget = new WireBudget(LIMITS);
    expect((await readBody({ ...answer, isInflated: true }, 100, { signal, budget })).cut).toBe(expected);
  });

  test('that does not end in time is cut, and the received part is kept', async () => {
    const signal = AbortSignal.timeout(20);
    expect(await read({ body: ['ab'], hangs: true }, 100, signal)).toMatchObject({ text: 'ab', cut: 'time' });
  });

  test('that decompresses to nothing is cancelled too', async () => {
    const empty = gzipSync('');
    const nothing = Uint8Array.from({ length: 500 * empty.length }, (_, at) => empty[at % empty.length] ?? 0);
    let sent = 0;
    const pieces = function* () {
      for (; sent < 10_000; sent++) yield nothing;
    };
    const { cut, closed } = await read({ body: pieces(), headers: gzip });
    expect({ cut, closed }).toEqual({ cut: 'size', closed: 1 });
    expect(sent).toBeLessThan(20);
  });

  test('that is too large is cancelled', async () => {
    expect(await read({ body: ['a'.repeat(101)], hangs: true })).toMatchObject({ closed: 1 });
    expect(await read({ body: ['x'], hangs: true, headers: [['content-encoding', 'br']] })).toMatchObject({
      closed: 1,
    });
  });
});
