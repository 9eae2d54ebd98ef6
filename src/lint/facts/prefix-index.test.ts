import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PrefixIndex } from './prefix-index';

/** Few different characters, so that many texts begin with many of the keys. */
const word = fc.string({ unit: fc.constantFrom('/', 'a', 'b'), maxLength: 12 });

test('finds the same longest keys as a search of all keys', () => {
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 60 }), word, fc.nat({ max: 5 }), (keys, text, most) => {
      const index = new PrefixIndex(new Map(keys.map((key) => [key, key])));
      const longest = keys.filter((key) => text.startsWith(key)).sort((a, b) => b.length - a.length);
      expect(index.longest(text, most)).toEqual(longest.slice(0, most));
    }),
    { numRuns: 3_000 },
  );
});

test('finds the keys of a long text with many similar beginnings', () => {
  const keys = Array.from({ length: 40 }, (_, i) => `/${i}`);
  const index = new PrefixIndex(new Map(['/', ...keys].map((key) => [key, key])));
  for (let seed = 1; seed < 200; seed++) {
    let text = '/x';
    let state = seed;
    while (text.length < 2_000) {
      state = (state * 48_271) % 2_147_483_647;
      text += String.fromCharCode(97 + (state % 26));
    }
    expect(index.longest(text, 3)).toEqual(['/']);
  }
});

test('returns null when there are more keys than lookups', () => {
  const keys = Array.from({ length: 200 }, (_, i) => 'a'.repeat(i));
  const index = new PrefixIndex(new Map(keys.map((key) => [key, key.length])));
  expect(index.longest('a'.repeat(500), 64)).toEqual(Array.from({ length: 64 }, (_, i) => 199 - i));
  expect(index.longest('a'.repeat(500), 65)).toBe(null);
});
