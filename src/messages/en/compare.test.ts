import { expect, test } from 'vitest';
import {
  byWhat,
  compareOrigin,
  noChangeFound,
  shownCrawler,
  urlsSummary,
  versionFacts,
  whyChange,
} from './compare';

test('the origin of changes names both versions, and says if the answer to the question changes', () => {
  const names = { before: 'pasted', after: 'here' } as const;
  expect(compareOrigin(names, false)).toBe('from the pasted text to this file');
  expect(compareOrigin(names, true)).toBe('from the pasted text to this file · your answer changes');
});

test('the heading of the list counts its URLs', () => {
  const summary = (urls: number, changedUrls: number, ...crawlers: string[]) => {
    const { strong, rest } = urlsSummary({ urls, changedUrls, crawlers });
    return `${strong}${rest}`;
  };
  expect(summary(2_418, 4, 'A', 'B', 'C')).toBe('4 of your 2,418 URLs change for at least one of 3 crawlers');
  expect(summary(200, 1, 'A')).toBe('1 of your 200 URLs changes');
  expect(summary(200, 0, 'A', 'B')).toBe('None of your 200 URLs changes');
  expect(summary(1, 0, 'A')).toBe("Your URL doesn't change");
  expect(summary(1, 1, 'A')).toBe('Your URL changes');
});

test('a verdict names the deciding line, or the reason if there is none', () => {
  expect(byWhat('disallowed', 1_012)).toBe('by line 1,012');
  expect(byWhat('allowed', 0)).toBe('no rule matches');
  expect(byWhat('disallowed', 0)).toBe("by the server's response");
});

test('a version without a name shows only its number of lines', () => {
  expect(versionFacts('', 1)).toBe('1 line');
  expect(versionFacts('old.txt', 30)).toBe('old.txt, 30 lines');
});

test('a filter that matches nothing gives the reason', () => {
  expect(noChangeFound('checkout')).toBe('No URL contains “checkout”.');
  expect(noChangeFound('')).toBe('There are no changes of this kind.');
});

test('a long crawler name is shortened', () => {
  const name = `A${'b'.repeat(2_000)}C`;
  expect(shownCrawler(name)).toMatch(/^Ab+…b+C$/);
  expect(shownCrawler(name)).toHaveLength(40);
  expect(whyChange('/x', name)).toBe(`Why: /x, ${shownCrawler(name)}`);
});
