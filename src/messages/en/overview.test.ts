import { describe, expect, test } from 'vitest';
import {
  cellName,
  cellVerdict,
  type DescribedCrawlers,
  groupName,
  kindsName,
  moreRows,
  rowsLeftOut,
  skipStar,
  whoAndWhy,
} from './overview';

const cell = (part: Partial<DescribedCrawlers>): DescribedCrawlers => ({
  outcome: 'allowed',
  blocked: 0,
  total: 21,
  hasExceptions: false,
  ...part,
});
const member = (name: string, isNamed = false) => ({ id: null, name, isNamed });

test('a cell is named after column, place and verdict', () => {
  const some = cell({ outcome: 'some', blocked: 2, hasExceptions: true });
  expect(cellName('AI training', '/cart', some)).toBe('AI training, /cart: 2 of 21 blocked, with exceptions');
  expect(cellName('Search', '/x', cell({}))).toBe('Search, /x: allowed');
  expect(cellName('Search', '/x', cell({ outcome: null }))).toBe('Search, /x: no addresses');
  expect(cellVerdict(some)).toBe('blocked for 2 of 21 with exceptions');
  expect(cellVerdict(cell({ outcome: 'blocked' }))).toBe('blocked');
  expect(cellVerdict(cell({ outcome: null }))).toBe('no addresses');
});

test('kinds that share a column are listed', () => {
  expect(kindsName(['seo'])).toBe('SEO tools');
  expect(kindsName(['ai-training', 'ai-answers', 'seo', 'previews', 'archives'])).toBe(
    'All AI, SEO, previews, archives',
  );
  expect(kindsName(['ai-training', 'ai-answers'])).toBe('All AI');
  expect(kindsName(['search', 'ai-answers'])).toBe('Search, AI answers');
});

test('a group is named after two crawlers at most', () => {
  expect(groupName(['Bingbot'], 1)).toBe('Bingbot');
  expect(groupName(['GPTBot', 'CCBot'], 2)).toBe('GPTBot, CCBot');
  // Yandex stands for several crawlers.
  expect(groupName(['CCBot', 'Yandex', 'c'], 9)).toBe('CCBot +8');
  expect(groupName(['dotbot', 'DotBot', 'b'], 2)).toBe('dotbot, b');
});

test('hidden rows are counted', () => {
  expect(moreRows('areas', 31)).toBe('31 more areas');
  expect(moreRows('patterns', 1)).toBe('1 more pattern');
  expect(rowsLeftOut('areas', 1)).toBe("1 more area isn't shown.");
  expect(rowsLeftOut('patterns', 2)).toBe("2 more patterns aren't shown.");
});

describe('whoAndWhy', () => {
  test.each([
    [true, [member('GPTBot')], [], 'GPTBot has no group, so the * group counts.'],
    [true, [member('a'), member('b')], [], 'a and b have no group, so the * group counts.'],
    [false, [member('a'), member('b')], [], 'No group names a and b.'],
    [true, [member('a', true)], [], 'A group names a.'],
    [true, [member('a', true), member('b')], [], 'a and b: 1 of them has a group of its own.'],
    [
      true,
      [member('a'), member('b')],
      [member('CCBot', true)],
      'a and b have no group, so the * group counts. Not for CCBot: its own group leaves it open.',
    ],
    [
      true,
      [member('a', true)],
      [member('b', true), member('c')],
      'A group names a. Not for b and c: no rule blocks it for them.',
    ],
  ])('blocked: %s, %j, not %j', (isBlocked, affected, others, text) => {
    expect(whoAndWhy(isBlocked, affected, others)).toBe(text);
  });
});

test('crawlers that skip the * group are named, up to four', () => {
  const whole = (...names: string[]) => Object.values(skipStar(names)).join('*');
  expect(whole('a')).toBe('a skips the * group: it may crawl everything.');
  expect(whole('a', 'b', 'c')).toBe('a, b and c skip the * group: they may crawl everything.');
  expect(whole('a', 'b', 'c', 'd', 'e')).toBe(
    'a, b, c and 2 more skip the * group: they may crawl everything.',
  );
});
