import { expect, it } from 'vitest';
import { pressedOrder, sortedLines } from './deciding-order';

const urlsByLine = Uint32Array.of(9, 0, 3, 7, 3);

it('lists the deciding rules by number or by line', () => {
  expect(sortedLines(urlsByLine, { by: 'urls', descending: true })).toEqual([3, 2, 4]);
  expect(sortedLines(urlsByLine, { by: 'urls', descending: false })).toEqual([2, 4, 3]);
  expect(sortedLines(urlsByLine, { by: 'line', descending: false })).toEqual([2, 3, 4]);
  expect(sortedLines(urlsByLine, { by: 'line', descending: true })).toEqual([4, 3, 2]);
  expect(sortedLines(new Uint32Array(0), { by: 'line', descending: false })).toEqual([]);
});

it('starts numbers descending and lines ascending, then reverses', () => {
  const most = { by: 'urls', descending: true } as const;
  expect(pressedOrder(most, 'line')).toEqual({ by: 'line', descending: false });
  expect(pressedOrder(most, 'urls')).toEqual({ by: 'urls', descending: false });
  expect(pressedOrder({ by: 'line', descending: false }, 'line')).toEqual({ by: 'line', descending: true });
  expect(pressedOrder({ by: 'line', descending: false }, 'urls')).toEqual(most);
});
