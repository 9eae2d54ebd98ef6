import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodeText } from '../../engine/source';
import { importUrls } from '../../worker/urls/import/import-urls';
import { sniff } from '../../worker/urls/import/sniff';
import { inChunks, nextTurn } from '../../worker/urls/import/testdata/run-import';
import { type ExpectedWord, UrlList } from '../../worker/urls/list';
import type { ListEntries } from '../../worker/urls/urls-protocol';
import { entriesText } from './entries-text';

/** The entries that the import makes of a text, as it looks to it. */
async function imported(text: string): Promise<ListEntries> {
  const bytes = encodeText(text);
  const { plan } = await sniff(bytes, '', nextTurn);
  if (plan === null) throw new Error('It looks like no text');
  const list = new UrlList();
  const report = await importUrls(inChunks(bytes), plan, list, {
    signal: new AbortController().signal,
    nextTurn,
    onProgress: () => undefined,
  });
  expect([report.rejected.total, report.end]).toEqual([0, null]);
  const urls = Array.from({ length: list.length }, (_, index) => list.urlAt(index));
  return { urls, expected: urls.map((_, index) => wordsAt(list, index)) };
}

function wordsAt({ expectations }: UrlList, index: number): ListEntries['expected'][number] {
  const forAll = expectations.wordAt(index, null);
  const words = expectations.crawlers.flatMap((name) => {
    const word = expectations.wordAt(index, name);
    return word === null ? [] : [[name, word] as const];
  });
  if (words.length === 0) return forAll;
  return Object.fromEntries(forAll === null ? words : [['*', forAll], ...words]);
}

const word = fc.constantFrom<ExpectedWord>('allowed', 'blocked');
const crawler = fc.oneof(
  fc.constantFrom('GPTBot', 'a,b', 'Mozilla/5.0 (compatible; X/1.0; +https://x.example)', '"', 'a\nb', 'ü'),
  fc
    .string({ minLength: 1, maxLength: 20 })
    .map((name) => name.trim())
    .filter(
      (name) => name !== '' && name !== '*' && !/[\r]|\s{2}/.test(name) && !/^__proto__$|^\d+$/.test(name),
    ),
);
const part = fc.string({
  unit: fc.constantFrom(...'ab,;|"\'*$?=&#.:@()%allowedblocked/'.split('')),
  maxLength: 12,
});
const url = fc.oneof(
  part.map((path) => `/${path}`),
  fc.webUrl({ withQueryParameters: true }),
  fc.constantFrom('/a,allowed', '/url,expected', 'https://example.com/?a,b;c|d', '//a', '/ÿ'),
);
/** Entries as a list has them: URLs as they are asked about, each once, and nothing where nothing is expected. */
const entries: fc.Arbitrary<ListEntries> = fc
  .array(
    fc.tuple(
      url,
      fc.oneof(
        fc.constant(null),
        word,
        fc.dictionary(crawler, word, { minKeys: 1, maxKeys: 3 }),
        fc
          .tuple(word, fc.dictionary(crawler, word, { minKeys: 1, maxKeys: 3 }))
          .map(([forAll, words]) => ({ '*': forAll, ...words })),
      ),
    ),
    { minLength: 1, maxLength: 30 },
  )
  .map((pairs) => {
    const list = new UrlList();
    const expected: ListEntries['expected'][number][] = [];
    for (const [text, words] of pairs) {
      const known = list.length;
      if (list.addText(text) === known) expected.push(words);
    }
    return { urls: Array.from({ length: list.length }, (_, index) => list.urlAt(index)), expected };
  });

describe('a list as text', () => {
  test('is what the import reads, whatever stands in it', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(entries, async (held) => {
        const read = await imported(entriesText(held));
        expect(read.urls).toEqual(held.urls);
        expect(read.expected).toEqual(held.expected);
      }),
      { numRuns: 200 },
    );
  });

  test('is one URL per line where nothing else is to be said', () => {
    expect(entriesText({ urls: ['/a', 'https://example.com/b'], expected: [] })).toBe(
      '/a\nhttps://example.com/b\n',
    );
    expect(entriesText({ urls: [], expected: [] })).toBe('');
  });

  test.each([',', ';', '|'])('takes no %s in URLs for the end of a cell', async (mark) => {
    const held: ListEntries = { urls: [`/a${mark}allowed`, `/b${mark}blocked`], expected: [null, null] };
    expect(await imported(entriesText(held))).toEqual(held);
  });

  test('has a column for words, and one for crawlers where they are named', () => {
    expect(entriesText({ urls: ['/a', '/b,c'], expected: ['blocked'] })).toBe(
      'url,expected\n/a,blocked\n"/b,c",\n',
    );
    expect(
      entriesText({ urls: ['/a', '/b'], expected: ['allowed', { GPTBot: 'blocked', x: 'allowed' }] }),
    ).toBe('url,expected,crawler\n/a,allowed,\n/b,blocked,GPTBot\n/b,allowed,x\n');
  });

  test('names nobody where a word is for all others', () => {
    expect(entriesText({ urls: ['/a'], expected: [{ '*': 'blocked', GPTBot: 'allowed' }] })).toBe(
      'url,expected,crawler\n/a,blocked,\n/a,allowed,GPTBot\n',
    );
  });
});
