import { expect, test } from 'vitest';
import { cellsOf } from './cells';

/** Describes the cells of a row with one letter for each column. The base is the column with this index. */
function cells(values: string, base = 0): string {
  const columns = Array.from(values, (_, index) => index);
  return cellsOf(columns, (column) => values[column] as string, base)
    .map(({ columns, value, isOdd }) => `${value}${columns.length}${isOdd ? '≠' : ''}`)
    .join(' ');
}

test.each([
  ['aaa', 'a3'],
  ['aab', 'a2 b1≠'],
  ['baab', 'b1 a2≠ b1'],
  ['abaa', 'a1 b1≠ a2'],
  ['baaa', 'b1≠ a3'],
  ['abbb', 'a1≠ b3'],
  ['abc', 'a1 b1≠ c1≠'],
])('equal neighbours of %s share a cell, and the minority is marked: %s', (values, expected) => {
  expect(cells(values)).toBe(expected);
});

test('without a majority, what differs from the base is marked', () => {
  expect(cells('aabb', 0)).toBe('a2 b2≠');
  expect(cells('aabb', 3)).toBe('a2≠ b2');
  // The base has none of the most frequent values.
  expect(cells('aabbc', 4)).toBe('a2≠ b2≠ c1');
  expect(cells('aabcdef', 3)).toBe('a2≠ b1≠ c1 d1≠ e1≠ f1≠');
  expect(cells('abcb', 0)).toBe('a1 b1≠ c1≠ b1≠');
});

test('the majority may be that of a part of the value', () => {
  const values = ['x1', 'x2', 'y1'];
  const found = cellsOf(
    values,
    (value) => value,
    'y1',
    ([kind = '']) => kind,
  );
  expect(found.map(({ value, isOdd }) => [value, isOdd])).toEqual([
    ['x1', false],
    ['x2', false],
    ['y1', true],
  ]);
});
