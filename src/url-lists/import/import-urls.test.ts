import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encodeText } from '../../engine/source';
import { UrlList } from '../list';
import type { ImportPlan } from './import-plan';
import { importUrls } from './import-urls';
import { nextTurn, runImport } from './testdata/run-import';

const PLAN: ImportPlan = { packed: false, encoding: 'utf-8', lineEnd: 'lf', format: { kind: 'text' } };

test('progress rises to the total number of bytes', async () => {
  const text = '/a\n'.repeat(200_000);
  const progress: number[] = [];
  await runImport(text, 'text', { control: { onProgress: (bytes) => progress.push(bytes) } });
  expect(progress.length).toBeGreaterThan(5);
  expect(progress.toSorted((a, b) => a - b)).toEqual(progress);
  expect(progress.at(-1)).toBe(text.length);
});

test('queued messages run during an import', async () => {
  let turns = 0;
  const counting = () => {
    turns += 1;
    return nextTurn();
  };
  await runImport('https://example.com/a b\n'.repeat(100_000), 'text', { control: { nextTurn: counting } });
  expect(turns).toBeGreaterThan(3);
});

test.each([false, true])(
  'a cancelled import ends immediately, even if its source is silent (packed: %s)',
  async (packed) => {
    const abort = new AbortController();
    let returned = false;
    const source: AsyncIterable<Uint8Array> = {
      [Symbol.asyncIterator]: () => {
        let begun = false;
        return {
          next: () => {
            if (begun) {
              abort.abort();
              return new Promise(() => {});
            }
            begun = true;
            return Promise.resolve({
              done: false,
              value: packed ? Uint8Array.of(0x1f) : encodeText('/a\n/b'),
            });
          },
          return: () => {
            returned = true;
            return Promise.resolve({ done: true, value: undefined });
          },
        };
      },
    };
    const list = new UrlList();
    const report = await importUrls(source, { ...PLAN, packed }, list, {
      signal: abort.signal,
      onProgress: () => {},
      nextTurn,
    });
    expect(report.end?.reason).toBe('cancelled');
    // An incomplete line isn't imported.
    expect(list.length).toBe(packed ? 0 : 1);
    expect(returned).toBe(true);
  },
);

test('an import can be cancelled in the middle of a large chunk', async () => {
  const abort = new AbortController();
  const onProgress = (bytes: number) => {
    if (bytes > 100_000) abort.abort();
  };
  const { report } = await runImport('/a\n'.repeat(1_000_000), 'text', {
    control: { signal: abort.signal, onProgress },
  });
  expect(report.end?.reason).toBe('cancelled');
  expect(report.bytes).toBeLessThan(300_000);
});

test('a failing source ends the import with a reason, and lines read before stay', async () => {
  async function* failing(packed: boolean): AsyncGenerator<Uint8Array> {
    await nextTurn();
    yield packed ? Uint8Array.from(gzipSync('/a\n/b')).slice(0, 12) : encodeText('/a\n/b');
    throw new Error('the file is gone');
  }
  for (const packed of [false, true]) {
    const list = new UrlList();
    const report = await importUrls(failing(packed), { ...PLAN, packed }, list, {
      signal: new AbortController().signal,
      onProgress: () => {},
      nextTurn,
    });
    expect(report.end?.reason).toBe('source-failed');
    expect(list.length).toBe(packed ? 0 : 1);
  }
});

test('a list accepts several imports', async () => {
  const { list } = await runImport('/a\n/b\n', 'text');
  const { report } = await runImport(
    '<urlset><url><loc>/b</loc></url><url><loc>/c</loc></url></urlset>',
    'sitemap',
    { list },
  );
  expect(list.length).toBe(3);
  expect(report).toMatchObject({ added: 1, repeated: 1 });
});
