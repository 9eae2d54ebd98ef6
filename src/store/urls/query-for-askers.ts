import type { TableQuery, UrlsStatus } from '../../worker/urls/urls-protocol';

/** The same query where the list still holds who asked; another list may have taken its place, and then all rows are shown. */
export function queryForAskers(query: TableQuery, askers: UrlsStatus['askers']): TableQuery {
  const { askedBy } = query;
  const isKnown = askedBy === 'any' ? askers.length > 0 : askers.some(({ id }) => `id ${id}` === askedBy);
  return askedBy === null || isKnown ? query : { ...query, askedBy: null };
}
