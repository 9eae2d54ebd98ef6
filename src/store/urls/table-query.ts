import type { TableQuery, UrlsStatus } from '../../worker/urls/urls-protocol';
import type { UrlsColumn } from './urls-state';

/** All rows, in the order of the list. */
export const WHOLE_TABLE: TableQuery = {
  search: '',
  requestedBy: null,
  choice: 'all',
  order: { by: 'list' },
};

/** Returns the query, without its filter by requester if the list no longer contains that requester. */
export function queryForRequesters(query: TableQuery, requesters: UrlsStatus['requesters']): TableQuery {
  const { requestedBy } = query;
  const isKnown =
    requestedBy === 'any' ? requesters.length > 0 : requesters.some(({ id }) => `id ${id}` === requestedBy);
  return requestedBy === null || isKnown ? query : { ...query, requestedBy: null };
}

/** Adapts the query to moved columns: the sort order follows its column, or ends with it. */
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
