import { expect, test } from 'vitest';
import { otherNames } from '../catalogue/other-names';
import { nearCrawlers } from './near-crawlers';

test.each<[string, string[]]>([
  ['Gogglebot', ['Googlebot']],
  ['googelbot', ['Googlebot']],
  ['GPTBott', ['GPTBot']],
  ['Claude-Bot', ['ClaudeBot']],
  ['Entirely-Ours', []],
  ['x', []],
  ['x'.repeat(1_000_000), []],
])('%.20s is similar to %j', (name, near) => {
  expect(nearCrawlers(name)).toEqual(near);
});

test('names that other crawlers use are no typos', () => {
  for (const name of ['IbouBot', 'iboubot', ...otherNames]) expect(nearCrawlers(name), name).toEqual([]);
});
