import { expect, it } from 'vitest';
import type { TableOrder } from '../../../../store';
import { nextOrder, sortOf } from './table-order';

it('a column sorts ascending, then descending, then returns to the list order', () => {
  let order: TableOrder = { by: 'list' };
  const seen = [0, 0, 0].map((column) => {
    order = nextOrder(order, column);
    return sortOf(order, 0);
  });
  expect(seen).toEqual(['ascending', 'descending', 'none']);
  expect(order).toEqual({ by: 'list' });
});

it('another column starts ascending', () => {
  const order = nextOrder({ by: 'url', descending: false }, 3);
  expect(order).toEqual({ by: 'outcome', crawler: 2, descending: false });
  expect([0, 1, 2, 3].map((column) => sortOf(order, column))).toEqual(['none', 'none', 'none', 'ascending']);
  expect(nextOrder(order, 2)).toEqual({ by: 'outcome', crawler: 1, descending: false });
});
