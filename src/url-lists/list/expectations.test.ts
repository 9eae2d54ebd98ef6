import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ExpectedOutcome } from '../../answer';
import { Expectations, MOST_CRAWLERS, wordIn } from './expectations';

describe('expectations', () => {
  test('are the last ones set, for all and for each crawler, and none after removal', () => {
    const step = fc.record({
      url: fc.nat(5),
      crawler: fc.constantFrom(null, 'a', 'b', 'A'),
      word: fc.constantFrom<ExpectedOutcome | null>(null, 'allowed', 'blocked'),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const expectations = new Expectations();
        const words = new Map<string, ExpectedOutcome>();
        for (const { url, crawler, word } of steps) {
          expectations.set(url, crawler, word);
          if (word === null) words.delete(`${crawler} ${url}`);
          else words.set(`${crawler} ${url}`, word);
          for (const each of [null, 'a', 'b', 'A'])
            for (let i = 0; i < 6; i++) {
              const expected = words.get(`${each} ${i}`) ?? null;
              expect(expectations.wordAt(i, each)).toBe(expected);
              expect(wordIn(expectations.wordsFor(each), i)).toBe(expected);
            }
          const named = new Set([...words.keys()].map((key) => key.split(' ')[0]));
          named.delete('null');
          expect(new Set(expectations.crawlers)).toEqual(named);
          expect(expectations.isEmpty).toBe(words.size === 0);
        }
      }),
    );
  });

  test('of a crawler make room for another once its last word is removed', () => {
    const expectations = new Expectations();
    for (let i = 0; i < MOST_CRAWLERS; i++) expectations.set(7, `crawler ${i}`, 'allowed');
    expect(expectations.hasRoomFor('one more', 7)).toBe(false);
    expect(expectations.hasRoomFor('crawler 3', 7)).toBe(true);
    expectations.set(7, 'crawler 3', null);
    expect(expectations.hasRoomFor('one more', 7)).toBe(true);
    const { bytes } = expectations;
    expectations.set(1_000_000, 'nobody', null);
    expect(expectations.bytes).toBe(bytes);
  });
});
