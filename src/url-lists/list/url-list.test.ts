import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readUrl } from '../../engine/address';
import { encodeText } from '../../engine/source';
import { MOST_CRAWLERS } from './expectations';
import { entryOf, LONGEST_LISTED_URL, rejectionOf, UrlList, writtenUrl } from './url-list';

const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

function contents(list: UrlList): [string, number][] {
  return Array.from({ length: list.length }, (_, i) => [list.urlAt(i), list.countAt(i)]);
}

test('keeps each URL once, in its tested form, in order of first appearance', () => {
  const list = new UrlList();
  for (const url of ['https://b.example/', '/a', 'https://B.example', '/a#x', '/b', ' /a '])
    list.addText(url);
  expect(contents(list)).toEqual([
    ['https://b.example/', 2],
    ['/a', 3],
    ['/b', 1],
  ]);
});

test('a path that starts with two slashes stays a path', () => {
  const list = new UrlList();
  list.addText('/.//a');
  expect(contents(list)).toEqual([['//a', 1]]);
});

test('finds a URL by its tested form', () => {
  const list = new UrlList();
  for (const url of ['/a', 'https://b.example', '/.//a', '/é']) list.addText(url);
  expect(Array.from({ length: 4 }, (_, i) => list.numberOf(list.urlAt(i)))).toEqual([0, 1, 2, 3]);
  for (const url of ['', '/', '/b', `/${'a'.repeat(LONGEST_LISTED_URL)}`])
    expect(list.numberOf(url)).toBeNull();
  expect(['/a', '/é', '/ü'].map((url) => list.numberOf(url))).toEqual([0, null, null]);
  expect([list.length, list.addText('/b'), list.numberOf('/b')]).toEqual([4, 4, 4]);
  expect(new UrlList().numberOf('/a')).toBeNull();
});

test('a written entry is read as the same entry', () => {
  const part = fc.constantFrom('/', '/', '.', 'a', '..', '%2f', 'é', '?', '\\', 'https://h');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const list = new UrlList();
      if (rejectionOf(list.addText(parts.join(''))) !== null) return;
      const written = writtenUrl(list.urlAt(0));
      expect([written, list.addText(written)]).toEqual([written, 0]);
      expect(entryOf(written)).toBe(list.urlAt(0));
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  ['', 'no-url'],
  ['\u00a0', 'no-url'],
  ['example.com/a', 'no-scheme'],
  ['//example.com/a', 'no-scheme'],
  ['mailto:a@b', 'unfetched-scheme'],
  ['https://exa mple.com/', 'not-a-url'],
  [`/${'a'.repeat(LONGEST_LISTED_URL)}`, 'too-long'],
  [`/${'é'.repeat(20_000)}`, 'too-long'],
])('%.20j is refused: %s', (text, reason) => {
  const list = new UrlList();
  expect(rejectionOf(list.addText(text))).toBe(reason);
  expect(rejectionOf(list.add(encodeText(text), 0, encodeText(text).length, decode))).toBe(reason);
  expect(list.length).toBe(0);
});

test('accepts the longest URL', () => {
  const list = new UrlList();
  const url = `/${'a'.repeat(LONGEST_LISTED_URL - 1)}`;
  expect(list.addText(url)).toBe(0);
  expect(list.urlAt(0)).toBe(url);
});

test('a full list returns a reason and still counts known URLs', () => {
  const list = new UrlList({ urls: 2, bytes: 1e9 });
  expect([list.addText('/a'), list.addText('/b')]).toEqual([0, 1]);
  expect(rejectionOf(list.addText('/c'))).toBe('list-full');
  expect(list.addText('/a')).toBe(0);
  const small = new UrlList({ urls: 1e6, bytes: 5e6 });
  let added = 0;
  while (added >= 0) added = small.addText(`/${small.length}/${'a'.repeat(1000)}`);
  expect(rejectionOf(added)).toBe('list-full');
  expect(small.length).toBeGreaterThan(3_000);
  expect(small.bytes).toBeLessThan(10e6);
});

test('has the same URLs and counts as a map of readUrl results, from bytes and from text', () => {
  const url = fc.oneof(
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.stringMatching(/^\/[a-c/.%?é]{0,4}$/),
    fc.string({ unit: 'binary', maxLength: 6 }),
    fc.constantFrom('https://example.com', 'https://example.com/', 'a:b', 'localhost:80'),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(url, fc.boolean()), { maxLength: 60 }), (urls) => {
      const list = new UrlList();
      const expected = new Map<string, number>();
      for (const [text, asBytes] of urls) {
        const trimmed = text.trim();
        const bytes = encodeText(trimmed);
        const added = asBytes ? list.add(bytes, 0, bytes.length, decode) : list.addText(trimmed);
        const reading = readUrl(trimmed);
        if (reading.kind === 'url') {
          const testedUrl = reading.origin === null ? reading.path : reading.testedUrl;
          expected.set(testedUrl, (expected.get(testedUrl) ?? 0) + 1);
          expect(list.urlAt(added)).toBe(testedUrl);
        } else expect(rejectionOf(added)).toBe(reading.kind === 'empty' ? 'no-url' : reading.problem.kind);
      }
      expect(contents(list)).toEqual([...expected]);
    }),
    { numRuns: 1_000 },
  );
});

test('keeps a hundred thousand URLs across many blocks and table sizes', () => {
  const list = new UrlList();
  const urlOf = (i: number) => `https://shop.example/p/${i}?x=${'y'.repeat(i % 200)}`;
  const numbers = Array.from({ length: 100_000 }, (_, i) => i);
  const isWrong = (i: number) => list.addText(urlOf(i)) !== i;
  expect(numbers.filter(isWrong)).toEqual([]);
  expect(numbers.filter((i) => i % 7 === 0 && isWrong(i))).toEqual([]);
  for (let i = 0; i < 100_000; i += 991) {
    expect(list.urlAt(i)).toBe(urlOf(i));
    expect(list.numberOf(urlOf(i))).toBe(i);
  }
  expect(list.length).toBe(100_000);
  expect([list.countAt(7), list.countAt(8)]).toEqual([2, 1]);
  expect(list.bytes).toBeLessThan(25e6);
});

describe('expectations', () => {
  test('apply to all crawlers or to one', () => {
    const list = new UrlList();
    list.addText('/a');
    list.addText('/b', { crawler: null, word: 'blocked' });
    list.addText('/b', { crawler: 'Googlebot', word: 'allowed' });
    const { expectations } = list;
    expect(expectations.wordAt(0, null)).toBe(null);
    expect(expectations.wordAt(1, null)).toBe('blocked');
    expect(expectations.wordAt(1, 'Googlebot')).toBe('allowed');
    expect(expectations.wordAt(1, 'GPTBot')).toBe(null);
    expect(expectations.crawlers).toEqual(['Googlebot']);
  });

  test('that contradict are refused, and their URL is not counted', () => {
    const list = new UrlList();
    const set = (word: 'allowed' | 'blocked') => rejectionOf(list.addText('/a', { crawler: 'x', word }));
    expect([set('allowed'), set('blocked'), set('allowed')]).toEqual([null, 'conflicting-word', null]);
    expect(list.countAt(0)).toBe(2);
  });

  test('are kept for a limited number of crawlers', () => {
    const list = new UrlList();
    for (let i = 0; i < MOST_CRAWLERS; i++) list.addText('/a', { crawler: `bot${i}`, word: 'allowed' });
    expect(rejectionOf(list.addText('/a', { crawler: 'one more', word: 'allowed' }))).toBe(
      'too-many-crawlers',
    );
    expect(rejectionOf(list.addText('/a', { crawler: 'bot3', word: 'allowed' }))).toBe(null);
  });
});
