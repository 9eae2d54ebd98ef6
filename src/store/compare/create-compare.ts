import { createStore } from 'zustand/vanilla';
import {
  type CompareStatus,
  type OtherVersion,
  PLAIN_COMPARE_QUERY,
} from '../../worker/urls/compare/compare-protocol';
import type { UrlsClient } from '../../worker/urls/urls-client';
import { openDocument } from '../document';
import { postedColumns } from '../urls/columns-of';
import type { UrlsColumn } from '../urls/urls-state';
import type { Compare, CompareState, SecondVersion } from './compare-state';

/**
 * Creates the comparison in the worker that holds the list of URLs: the actions, and functions that receive what changes.
 * @param columnsOf returns the current columns for crawlers that are named as in the crawler field
 */
export function createCompare(
  client: Pick<UrlsClient, 'compare' | 'request'>,
  readAddress: Compare['readAddress'],
  columnsOf: (names: readonly string[]) => readonly UrlsColumn[],
) {
  const store = createStore<CompareState>(() => ({
    other: null,
    query: PLAIN_COMPARE_QUERY,
    further: [],
    status: null,
  }));
  let choice = 0;
  /** Recomputes `further`, because the list of crawlers has loaded, or crawlers have another dialect now. */
  const sync = (): void => {
    const { other, further: before } = store.getState();
    const further = other?.kind === 'ai-block' ? columnsOf(other.names) : [];
    if (JSON.stringify(further) === JSON.stringify(before)) return;
    store.setState({ further });
    client.compare({ kind: 'compare-crawlers', crawlers: postedColumns(further) });
  };
  const show = (other: SecondVersion | null, query: CompareState['query']): void => {
    choice += 1;
    store.setState({ other, query, status: null });
    client.compare({ kind: 'compare-query', query });
    sync();
    client.compare({ kind: 'compare', choice, other: other && toOtherVersion(other) });
  };
  const setQuery = (part: Partial<CompareState['query']>): void => {
    const query = { ...store.getState().query, ...part };
    store.setState({ query });
    client.compare({ kind: 'compare-query', query });
  };
  const compare: Compare = {
    store,
    choose: (other, isAfter = other.kind === 'ai-block' || other.kind === 'simplified') =>
      show(other, { ...PLAIN_COMPARE_QUERY, isSwapped: isAfter }),
    clear: () => show(null, PLAIN_COMPARE_QUERY),
    setQuery,
    rows: (from, to) => client.request('changes', { from, to }),
    export: () => client.request('exportChanges', { choice }),
    readAddress,
  };
  return {
    compare,
    sync,
    /** Handles the worker's latest status; null if there is none, or the worker has ended. */
    onStatus: (status: CompareStatus | null): void => {
      const { other, query } = store.getState();
      // Ignores a status about a version that was closed or replaced meanwhile.
      if (other === null || (status !== null && status.choice !== choice)) return;
      store.setState({ status });
      const isGone = query.crawler !== null && status?.result?.crawlers.includes(query.crawler) === false;
      if (isGone && status?.phase === 'complete') setQuery({ crawler: null });
    },
  };
}

function toOtherVersion(other: SecondVersion): OtherVersion {
  return other.kind === 'ai-block' ? { inFront: other.inFront } : openDocument(other.content);
}
