import { expect, test } from 'vitest';
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
