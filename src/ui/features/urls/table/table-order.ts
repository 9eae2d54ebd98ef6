import type { TableOrder } from '../../../../store';

/** Returns how the rows are sorted by a column: 0 for the URL, then the crawlers. */
export function sortOf(order: TableOrder, column: number): 'none' | 'ascending' | 'descending' {
  if (order.by === 'list' || columnOf(order) !== column) return 'none';
  return order.descending ? 'descending' : 'ascending';
}

/** Returns the order after a column head is pressed: ascending, descending, then the list order again. */
export function nextOrder(order: TableOrder, column: number): TableOrder {
  const sort = sortOf(order, column);
  if (sort === 'descending') return { by: 'list' };
  const descending = sort === 'ascending';
  return column === 0 ? { by: 'url', descending } : { by: 'outcome', crawler: column - 1, descending };
}

function columnOf(order: Exclude<TableOrder, { by: 'list' }>): number {
  return order.by === 'url' ? 0 : order.crawler + 1;
}
