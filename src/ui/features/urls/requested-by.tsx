import { useRef } from 'react';
import { countedRequester, urlsTexts } from '../../../messages';
import type { UrlsColumn, UrlsState, UrlsStatus } from '../../../store';
import { Button } from '../../parts/controls/button';
import { Icon } from '../../parts/controls/icon';
import { useUrls, useUrlsState } from '../../parts/urls/use-urls';
import styles from './requested-by.module.css';
import filterStyles from './row-filter.module.css';

/**
 * Filters the rows by the crawlers that requested them. Shown only if an access log was imported. For a
 * single crawler, a button makes it the only column.
 */
export function RequestedByFilter({ table }: { readonly table: UrlsStatus }) {
  const urls = useUrls();
  const chosen = useUrlsState((state) => state.query.requestedBy);
  const columns = useUrlsState((state) => state.columns);
  const select = useRef<HTMLSelectElement>(null);
  if (table.requesters.length === 0) return null;
  const requester = table.requesters.find(({ id }) => chosen === `id ${id}`);
  const choose = (value: string) =>
    urls.setQuery({ requestedBy: (value || null) as UrlsState['query']['requestedBy'] });
  const showOnly = (id: string) => {
    // The button disappears with this action, so the focus moves to the select.
    select.current?.focus();
    urls.setColumns([id]);
  };
  return (
    <div className={styles['filter']}>
      <label className={styles['label']}>
        {urlsTexts.requestedBy}
        <span className={filterStyles['box']}>
          <select
            ref={select}
            className={filterStyles['select']}
            data-chosen={chosen !== null || undefined}
            value={chosen ?? ''}
            onChange={({ target }) => choose(target.value)}
          >
            <option value="">{urlsTexts.requestedByAll}</option>
            <option value="any">{countedRequester(urlsTexts.requestedByAny, table.requested)}</option>
            {table.requesters.map(({ id, name, urls: count }) => (
              <option key={id} value={`id ${id}`}>
                {countedRequester(name, count)}
              </option>
            ))}
          </select>
          <Icon name="down" />
        </span>
      </label>
      {requester !== undefined && !isOnlyColumn(requester.id, columns, table.expectedCrawlers) && (
        <Button outlined small onClick={() => showOnly(requester.id)}>
          {urlsTexts.requestedByOnly}
        </Button>
      )}
    </div>
  );
}

/** True if no other crawler has a column, except those that must have one because of an expectation. */
function isOnlyColumn(id: string, columns: readonly UrlsColumn[], expected: readonly string[]): boolean {
  return (
    columns.some(({ input }) => input === id) &&
    columns.every(({ input, names }) => input === id || names.some((name) => expected.includes(name)))
  );
}
