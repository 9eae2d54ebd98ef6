import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Requesters } from './requesters';

const crawler = (number: number) => ({ id: `bot-${number}`, name: `Bot ${number}` });

test('returns the requesters added for each URL, for any number of crawlers', () => {
  const pairsOfNumbers = fc.array(fc.tuple(fc.nat(12), fc.nat(70)), { maxLength: 200 });
  fc.assert(
    fc.property(pairsOfNumbers, (pairs) => {
      const requesters = new Requesters();
      for (const [url, number] of pairs) requesters.add(url, crawler(number));
      const numbers = [...new Set(pairs.map(([, number]) => number))];
      const requestedBy = (number: number) =>
        new Set(pairs.flatMap(([url, requester]) => (requester === number ? url : [])));
      for (let url = 0; url < 14; url++) {
        const requesting = numbers.filter((number) => requestedBy(number).has(url));
        expect(requesters.crawlersAt(url)).toEqual(requesting.map(crawler));
        expect(requesters.isRequested(url)).toBe(requesting.length > 0);
        for (const number of numbers)
          expect(requesters.requestedBy(crawler(number).id)(url)).toBe(requesting.includes(number));
      }
      expect(requesters.requestedBy('unknown-crawler')(0)).toBe(false);
      expect(requesters.requested).toBe(new Set(pairs.map(([url]) => url)).size);
      expect(requesters.pairs).toBe(numbers.reduce((sum, number) => sum + requestedBy(number).size, 0));
      expect(new Map(requesters.all.map(({ id, urls }) => [id, urls]))).toEqual(
        new Map(numbers.map((number) => [crawler(number).id, requestedBy(number).size])),
      );
    }),
  );
});

test('lists the crawler with the most requested URLs first', () => {
  const requesters = new Requesters();
  requesters.add(0, crawler(0));
  for (const url of [0, 1, 1]) requesters.add(url, crawler(1));
  expect(requesters.all.map(({ name, urls }) => [name, urls])).toEqual([
    ['Bot 1', 2],
    ['Bot 0', 1],
  ]);
});

test('allocates memory for the first requester, and again for the thirty-third', () => {
  const requesters = new Requesters();
  expect(requesters.bytes).toBe(0);
  for (let i = 0; i < 32; i++) requesters.add(99_999, crawler(i));
  expect(requesters.bytes).toBe(400_000);
  requesters.add(99_999, crawler(32));
  expect(requesters.bytes).toBe(800_000);
  expect(requesters.crawlersAt(99_999)).toHaveLength(33);
});
