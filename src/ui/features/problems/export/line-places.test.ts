import { expect, it } from 'vitest';
import { LinePlaces } from './line-places';

it.each([
  ['', 0, 0, [1, 1, 1, 1]],
  ['abc', 1, 3, [1, 2, 1, 4]],
  ['a\nbc\n', 2, 4, [2, 1, 2, 3]],
  ['a\nbc\n', 1, 3, [1, 2, 2, 2]],
  ['a\nbc\n', 5, 5, [3, 1, 3, 1]],
  ['\n\n\n', 2, 3, [3, 1, 4, 1]],
] as const)('%j from %i to %i', (text, from, to, [startLine, startColumn, endLine, endColumn]) => {
  expect(new LinePlaces(text).region(from, to)).toEqual({ startLine, startColumn, endLine, endColumn });
});
