import type { TableQuery } from '../../worker/urls/urls-protocol';
import type { UrlsColumn } from './urls-state';

/** The same query where columns have moved: what rows are sorted by goes with its column, or ends with it. */
export function queryForColumns(
  query: TableQuery,
  before: readonly UrlsColumn[],
  after: readonly UrlsColumn[],
): TableQuery {
  const { order } = query;
  if (order.by !== 'outcome' || before === after) return query;
  const name = before[order.crawler]?.name;
  const crawler = after.findIndex((column) => column.name === name);
  if (crawler === order.crawler) return query;
  return { ...query, order: crawler < 0 ? { by: 'list' } : { ...order, crawler } };
}
