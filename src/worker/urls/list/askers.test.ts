import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Askers } from './askers';

const crawler = (number: number) => ({ id: `bot-${number}`, name: `Bot ${number}` });

test('who asked for a URL is what was told, for as many crawlers as come', () => {
  const told = fc.array(fc.tuple(fc.nat(12), fc.nat(70)), { maxLength: 200 });
  fc.assert(
    fc.property(told, (pairs) => {
      const askers = new Askers();
      for (const [url, number] of pairs) askers.add(url, crawler(number));
      const numbers = [...new Set(pairs.map(([, number]) => number))];
      const askedBy = (number: number) =>
        new Set(pairs.flatMap(([url, asker]) => (asker === number ? url : [])));
      for (let url = 0; url < 14; url++) {
        const asking = numbers.filter((number) => askedBy(number).has(url));
        expect(askers.crawlersAt(url)).toEqual(asking.map(crawler));
        expect(askers.isAsked(url)).toBe(asking.length > 0);
        for (const number of numbers)
          expect(askers.asksOf(crawler(number).id)(url)).toBe(asking.includes(number));
      }
      expect(askers.asksOf('nobody')(0)).toBe(false);
      expect(askers.asked).toBe(new Set(pairs.map(([url]) => url)).size);
      expect(askers.pairs).toBe(numbers.reduce((sum, number) => sum + askedBy(number).size, 0));
      expect(new Map(askers.all.map(({ id, urls }) => [id, urls]))).toEqual(
        new Map(numbers.map((number) => [crawler(number).id, askedBy(number).size])),
      );
    }),
  );
});

test('whoever asked for most comes first', () => {
  const askers = new Askers();
  askers.add(0, crawler(0));
  for (const url of [0, 1, 1]) askers.add(url, crawler(1));
  expect(askers.all.map(({ name, urls }) => [name, urls])).toEqual([
    ['Bot 1', 2],
    ['Bot 0', 1],
  ]);
});

test('memory is taken by the first who asks, and again by the thirty-third', () => {
  const askers = new Askers();
  expect(askers.bytes).toBe(0);
  for (let i = 0; i < 32; i++) askers.add(99_999, crawler(i));
  expect(askers.bytes).toBe(400_000);
  askers.add(99_999, crawler(32));
  expect(askers.bytes).toBe(800_000);
  expect(askers.crawlersAt(99_999)).toHaveLength(33);
});
