import { expect, test } from 'vitest';
import { google } from '../dialects';
import { CrawlerRules } from '../match/crawler-rules';
import { parseRobotsTxt } from '../parse';
import { changedRuleLines } from './changed-lines';

function changedPaths(before: readonly string[], after: readonly string[]): readonly string[][] {
  const versions = [before, after].map(
    (rules) =>
      new CrawlerRules(parseRobotsTxt(['User-agent: *', ...rules].join('\n'), google), { productTokens: [] }),
  ) as [CrawlerRules, CrawlerRules];
  return changedRuleLines(...versions).map((lines, index) =>
    Array.from(lines, (line) => (versions[index] as CrawlerRules).robots.valueAt(line)),
  );
}

test('leaves out equal rules at both ends, in whatever lines they are', () => {
  const rules = ['Allow: /a', 'Disallow: /b', 'Disallow: /c'];
  expect(changedPaths(rules, ['# a', ...rules, ''])).toEqual([[], []]);
  expect(changedPaths(rules, rules.with(1, 'Disallow: /x'))).toEqual([['/b'], ['/x']]);
  expect(changedPaths(rules, rules.with(1, 'Allow: /b'))).toEqual([['/b'], ['/b']]);
  expect(changedPaths(rules, rules.toSpliced(1, 1))).toEqual([['/b'], []]);
  expect(changedPaths(rules, rules.toSpliced(1, 0, 'Disallow: /b'))).toEqual([[], ['/b']]);
  expect(changedPaths(rules, rules.toReversed())).toEqual([
    ['/a', '/b', '/c'],
    ['/c', '/b', '/a'],
  ]);
  expect(changedPaths([], rules)).toEqual([[], ['/a', '/b', '/c']]);
});
