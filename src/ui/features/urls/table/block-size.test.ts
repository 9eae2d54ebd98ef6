import { expect, it } from 'vitest';
import { blockHeight, cellsAcross } from './block-size';

it('fits as many crawlers side by side as possible, at least one', () => {
  expect([100, 320, 390, 640].map(cellsAcross)).toEqual([1, 2, 3, 5]);
});

it('grows with its lines', () => {
  const one = blockHeight(3, 3);
  expect(blockHeight(1, 3)).toBe(one);
  expect(blockHeight(4, 3)).toBe(one + 38);
  expect(blockHeight(50, 2)).toBe(one + 24 * 38);
});
