import { Buffer } from 'node:buffer';
import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { LONGEST_URL, MOST_KEPT_URLS } from '../../suite/limits';
import { urlEntries } from '../../suite/testdata/url-entries';
import { readShareCode, shareFragment } from './share-code';
import type { SharedState } from './shared-state';
import { bothState, countedState, fullState, sameFileState, smallState, suiteState } from './testdata/shared';

const LIMIT = 10_000_000;

/** Encodes any JSON text as a share code. */
function codeOf(json: string, version = 1): string {
  return `${version}.${deflateRawSync(Buffer.from(json)).toString('base64url')}`;
}

describe('share code', () => {
  test.each([
    ['full', fullState],
    ['with a suite', suiteState],
    ['with counts', countedState],
    ['with a second version', bothState],
    ['with sites that serve the same file', sameFileState],
    ['small', smallState],
  ])('restores a whole state: %s', async (_name, state) => {
    const code = await shareFragment(state);
    expect(code).toMatch(/^1\.[\w-]+$/);
    expect(await readShareCode(code ?? '', LIMIT)).toEqual(state);
  });

  test('omits defaults', async () => {
    expect((await shareFragment(smallState))?.length).toBeLessThan(120);
  });

  test('a link of version 1 from November 2026 is still read', async () => {
    const code =
      '1.dVG7TsNAEPyVaOjQJY4UQHASQuHdIKVIKkxxsTf2CefOul2TWFEkPoOOD6Hgk-AT4JIgGuhmnzM7u4LQUqDx8fY-YQpdU5AT3dlPQ-ouLZuq8gvdSTIzS5s8o5M0DHepz9eX59SlTX7c70MhC2ZRUYDGzWh87gUKTaigUYrUrJOElmZeV9TL_DwxZ9PTbC-HArnCOoJG3UrpHRSCn3rhyb-z23pPljsKhr5HYqD-7J7iQeHJ0gJ6x8VQMI4XUesKM-tMFcGjdTk0WIw0sWUH9GF_sFYIlNtAmTD04DeifOy_vfNSUuiWnqMiCsGHW9-EzaxCZrKS8gtft9ASGlJgKzSpoWemYlKY-rzdnDqvoo3eCTkZt3U0JT4n-anERcOCoA8U5ma5gUf9n2P4KhLztQ93ltm6YmQK4i3nev0F';
    expect(await readShareCode(code, LIMIT)).toEqual(fullState);
  });

  test('a link with a second version from November 2026 is still read', async () => {
    expect(
      await readShareCode(
        '1.jVHLjtNAEPyVqLih2ThSWLSMhFbhtVyQ9pCcMIfJTNse4cxY020cK4q0n7E3PoQDn7R8AkweLAeQuFV3q6q6q3cQ2go0Hr59XzGlC1NTED15WqYyvPFs2jYOelJYU5W9s_SiTItT68fX-7sylL27ms2gwGRjcNC7_1SU5iz4R_O3mudFJZSgJfW0V7DJDG2ucXO7fBUFCn1qodGIdKyLgrZm07U0tXFTmOv1S_vEQYFC7QNBoxuliQEKKa6j8Oqf3ON8Ktts8cXTAH1S4aMnQ39EYaD-Sl_jk4IJPORdd6h8MG0Gn33OBixG-ix0AvpyNt8rJHI-kRWGnj9W5JbxV45RGkoXTeS8EaUU0_vYpwNXwRrbkHsdu_EYlQJ7oVUHXZmWSWEd3Xg4ddNCwcYgFGQ5djmU_KjiPMlCi5qgnylszPYAn8_Ox_DbbMzvYvrgmX2ob01NfHrP_ic',
        LIMIT,
      ),
    ).toEqual(bothState);
  });

  test.each([
    'https://www.example.com',
    ['https://www.example.com/'],
    ['https://www.example.com/robots.txt'],
    ['https://user@www.example.com'],
    ['HTTPS://www.example.com'],
    ['https://www.example.com', 7],
    ['ftp://www.example.com'],
    ['javascript:alert(1)'],
    ['https://exa mple.com'],
    ['https://exa%20mple.com'],
    [`https://${'a.'.repeat(200)}example`],
    new Array(9).fill('https://www.example.com'),
    { 0: 'https://www.example.com' },
    null,
  ])('leaves out invalid sites that serve the same file, and keeps the rest: %j', async (sameFile) => {
    const code = codeOf(
      JSON.stringify({ text: '', crawler: '', url: '/', robotsUrl: 'a.example', sameFile }),
    );
    expect(await readShareCode(code, LIMIT)).toMatchObject({ robotsUrl: 'a.example', sameFile: [] });
  });

  test('restores any two texts', async () => {
    const text = fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)) });
    await fc.assert(
      fc.asyncProperty(text, text, fc.boolean(), async (first, other, isAfter) => {
        const state = { ...smallState, text: first, second: { text: other, isAfter } };
        expect(await readShareCode((await shareFragment(state)) ?? '', LIMIT)).toEqual(state);
      }),
    );
  });

  test('a second version that repeats the text costs little, even beside a long list of URLs', async () => {
    const rules = Array.from({ length: 500 }, (_, index) => `Disallow: /${(index * 7_919) % 1_009}/\n`);
    const text = `User-agent: *\n${rules.join('')}`;
    const urls = urlEntries(...Array.from({ length: MOST_KEPT_URLS }, (_, index) => `/${index * 7_919}`));
    const lengthOf = async (part: Partial<SharedState>) =>
      (await shareFragment({ ...smallState, text, ...part }))?.length ?? 0;
    const cost = (await lengthOf({ urls, second: { text, isAfter: false } })) - (await lengthOf({ urls }));
    expect(cost).toBeLessThan(0.2 * (await lengthOf({})));
  });

  test.each<[json: string, second: unknown]>([
    ['null', null],
    ['{"text":"b"}', { text: 'b', isAfter: false }],
    ['{"text":"b","isAfter":true,"name":"new","__proto__":{"text":"c"}}', { text: 'b', isAfter: true }],
    ['{"text":"b","isAfter":null}', 'broken'],
    ['{"text":"b","isAfter":"yes"}', 'broken'],
    ['{"text":["b"]}', 'broken'],
    ['{"__proto__":{"text":"b"}}', 'broken'],
    ['{}', 'broken'],
    ['["b"]', 'broken'],
    ['"b"', 'broken'],
    ['"broken"', 'broken'],
    ['true', 'broken'],
  ])('the second version %s is read as %o, and the first one is kept', async (json, second) => {
    const code = codeOf(`{"text":"a","crawler":"b","url":"c","second":${json}}`);
    expect(await readShareCode(code, LIMIT)).toEqual({
      ...smallState,
      text: 'a',
      crawler: 'b',
      url: 'c',
      second,
    });
  });

  test('whatever the second version is, the first one is kept', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        const code = codeOf(JSON.stringify({ text: 'a', crawler: 'b', url: 'c', second: value }));
        const read = await readShareCode(code, LIMIT);
        expect(read).toMatchObject({ text: 'a', crawler: 'b', url: 'c' });
      }),
    );
  });

  test('the limit applies to both versions together', async () => {
    const second = { text: 'x'.repeat(600), isAfter: false };
    const code = (await shareFragment({ ...smallState, text: 'x'.repeat(600), second })) ?? '';
    expect(await readShareCode(code, 1_200)).toBe('too-large');
    expect(await readShareCode(code, 1_300)).toMatchObject({ second });
  });

  test.each([
    ['1.', 'broken'],
    ['1.AAAA', 'broken'],
    ['1.a', 'broken'],
    ['1.é', 'broken'],
    [codeOf('{'), 'broken'],
    [codeOf('null'), 'broken'],
    [codeOf('[]'), 'broken'],
    [codeOf('"text"'), 'broken'],
    [codeOf('{"text":1,"crawler":"","url":""}'), 'broken'],
    [codeOf('{"text":"","crawler":""}'), 'broken'],
    [codeOf('{"text":"","crawler":"","url":"","engine":"altavista"}'), 'broken'],
    [codeOf('{"text":"","crawler":"","url":"","answer":{"final":{"kind":"status"}}}'), 'broken'],
    [codeOf('{"text":"","crawler":"","url":"","urls":"x"}'), 'broken'],
    [codeOf('{"text":"","crawler":"","url":"","urls":[{"url":"/","expected":"maybe"}]}'), 'broken'],
    [codeOf('{"text":"","crawler":"","url":"","urls":[{"url":"/","expceted":"blocked"}]}'), 'broken'],
    [
      codeOf('{"text":"","crawler":"","url":"","urls":[{"url":"/","expected":{"__proto__":"blocked"}}]}'),
      'broken',
    ],
    [codeOf('{"text":"","crawler":"","url":"","urls":[{"url":"/","count":0}]}'), 'broken'],
    [codeOf('{"text":"","crawler":"","url":"","urls":[{"url":"/","count":4294967296}]}'), 'broken'],
    [codeOf('{"text":"","crawler":"","url":"","crawlers":"Googlebot"}'), 'broken'],
    [codeOf('{"__proto__":{"text":"","crawler":"","url":""}}'), 'broken'],
    [codeOf('{}', 0), 'broken'],
    [codeOf('{}', 2), 'too-new'],
    ['9999.', 'too-new'],
    ['99999.', 'foreign'],
    ['x.AAAA', 'foreign'],
  ] as const)('%s is %s', async (code, problem) => {
    expect(await readShareCode(code, LIMIT)).toBe(problem);
  });

  test('no property of a hostile object gets through', async () => {
    const read = await readShareCode(
      codeOf('{"text":"a","crawler":"b","url":"c","__proto__":{"polluted":1},"constructor":1,"toString":2}'),
      LIMIT,
    );
    expect(read).toEqual({ ...smallState, text: 'a', crawler: 'b', url: 'c' });
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  test('a truncated code is broken, wherever it is cut', async () => {
    const code = (await shareFragment(fullState)) ?? '';
    for (let length = 2; length < code.length; length++)
      expect(await readShareCode(code.slice(0, length), LIMIT)).toBe('broken');
  });

  test('a decompression bomb is not unpacked', async () => {
    const bomb = `1.${deflateRawSync(Buffer.alloc(200_000_000)).toString('base64url')}`;
    const before = process.memoryUsage().arrayBuffers;
    expect(await readShareCode(bomb, LIMIT)).toBe('too-large');
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(50_000_000);
  });

  test('browsers that unpack a whole chunk at once get small chunks, and none after the limit', async () => {
    const pieces: number[] = [];
    class Unpacking extends TransformStream<Uint8Array, Uint8Array> {
      constructor() {
        super({
          transform: (piece, controller) => {
            pieces.push(piece.length);
            controller.enqueue(new Uint8Array(piece.length * 100));
          },
        });
      }
    }
    vi.stubGlobal('DecompressionStream', Unpacking);
    const code = `1.${Buffer.alloc(2_000_000).toString('base64url')}`;
    expect(await readShareCode(code, LIMIT)).toBe('too-large');
    vi.unstubAllGlobals();
    expect(Math.max(...pieces)).toBeLessThanOrEqual(16_384);
    expect(pieces.length * 16_384 * 100).toBeLessThan(2 * LIMIT);
  });

  test('its limit applies to the unpacked bytes', async () => {
    const json = JSON.stringify({ text: 'x'.repeat(1000), crawler: '', url: '' });
    expect(await readShareCode(codeOf(json), json.length - 1)).toBe('too-large');
    expect(await readShareCode(codeOf(json), json.length)).toMatchObject({ crawler: '' });
  });

  test('accepts 5,000 URLs of 8 KB, and makes no code that could not be read', async () => {
    const longest = `/${'x'.repeat(LONGEST_URL - 1)}`;
    const further = Array.from({ length: MOST_KEPT_URLS - 1 }, (_, index) => `/${index}`);
    const urls = urlEntries(longest, ...further);
    const code = await shareFragment({ ...smallState, urls });
    expect(await readShareCode(code ?? '', LIMIT)).toEqual({ ...smallState, urls });
    expect(await shareFragment({ ...smallState, urls: [...urls, { url: '/' }] })).toBeNull();
    expect(await shareFragment({ ...smallState, url: `${longest}x` })).toBeNull();
  });
});
