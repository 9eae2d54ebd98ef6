import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodeText } from '../../engine/source';
import type { Expected, UrlEntry } from '../../suite/expected';
import { urlEntries } from '../../suite/testdata/url-entries';
import { importUrls } from '../../url-lists/import/import-urls';
import { sniff } from '../../url-lists/import/sniff';
import { inChunks, nextTurn } from '../../url-lists/import/testdata/run-import';
import { type ExpectedOutcome, UrlList, writtenUrl } from '../../url-lists/list';
import { entriesText } from './entries-text';

/** Imports a text with the detected format and returns its entries. */
async function imported(text: string): Promise<readonly UrlEntry[]> {
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
  return Array.from({ length: list.length }, (_, index) =>
    entry(writtenUrl(list.urlAt(index)), wordsAt(list, index)),
  );
}

function entry(url: string, expected: Expected | null): UrlEntry {
  return { url, ...(expected !== null && { expected }) };
}

function wordsAt({ expectations }: UrlList, index: number): Expected | null {
  const forAll = expectations.wordAt(index, null);
  const words = expectations.crawlers.flatMap((name) => {
    const word = expectations.wordAt(index, name);
    return word === null ? [] : [[name, word] as const];
  });
  if (words.length === 0) return forAll;
  return Object.fromEntries(forAll === null ? words : [['*', forAll], ...words]);
}

const word = fc.constantFrom<ExpectedOutcome>('allowed', 'blocked');
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
  fc.constantFrom('/a,allowed', '/url,expected', 'https://example.com/?a,b;c|d', '//a', '/.//a', '/ÿ'),
);
/** Entries as in a list: URLs in tested form, each once, without empty expectations. */
const entries: fc.Arbitrary<readonly UrlEntry[]> = fc
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
    const entries: UrlEntry[] = [];
    for (const [text, words] of pairs) {
      const known = list.length;
      if (list.addText(text) === known) entries.push(entry(writtenUrl(list.urlAt(known)), words));
    }
    return entries;
  });

describe('a list as text', () => {
  test('is read unchanged by the import, whatever it contains', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(entries, async (held) => {
        expect(await imported(entriesText(held))).toEqual(held);
      }),
      { numRuns: 200 },
    );
  });

  test('is one URL per line if there is nothing else', () => {
    expect(entriesText(urlEntries('/a', 'https://example.com/b'))).toBe('/a\nhttps://example.com/b\n');
    expect(entriesText([])).toBe('');
  });

  test.each([',', ';', '|'])('does not read %s in URLs as the end of a cell', async (mark) => {
    const held = urlEntries(`/a${mark}allowed`, `/b${mark}blocked`);
    expect(await imported(entriesText(held))).toEqual(held);
  });

  test('has a column for expectations, and one for crawlers if they are named', () => {
    const blocked: UrlEntry = { url: '/a', expected: 'blocked' };
    expect(entriesText(urlEntries(blocked, '/b,c'))).toBe('url,expected\n/a,blocked\n"/b,c",\n');
    const forEach: UrlEntry = { url: '/b', expected: { GPTBot: 'blocked', x: 'allowed' } };
    expect(entriesText([{ url: '/a', expected: 'allowed' }, forEach])).toBe(
      'url,expected,crawler\n/a,allowed,\n/b,blocked,GPTBot\n/b,allowed,x\n',
    );
  });

  test('names no crawler for an expectation of all others', () => {
    expect(entriesText([{ url: '/a', expected: { '*': 'blocked', GPTBot: 'allowed' } }])).toBe(
      'url,expected,crawler\n/a,blocked,\n/a,allowed,GPTBot\n',
    );
  });
});
