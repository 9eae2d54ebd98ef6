import { expect, it } from 'vitest';
import { lineRanges } from './line-ranges';

it.each([
  [[], []],
  [[3], [[3, 3]]],
  [
    [9, 23],
    [
      [9, 9],
      [23, 23],
    ],
  ],
  [
    [4, 7, 5, 6, 9, 5],
    [
      [4, 7],
      [9, 9],
    ],
  ],
] as const)('%j', (lines, ranges) => {
  expect(lineRanges(lines)).toEqual(ranges);
});
