import { createStore } from 'zustand/vanilla';
import {
  type CompareRequests,
  type CompareStatus,
  type CompareUpdate,
  type OtherVersion,
  PLAIN_COMPARE_QUERY,
} from '../../worker/urls/compare/compare-protocol';
import type { UrlsCrawler } from '../../worker/urls/urls-protocol';
import { openDocument } from '../document';
import type { UrlsColumn } from '../urls/urls-state';
import type { Compare, CompareState, SecondVersion } from './compare-state';

/** The connection to the worker that holds the list of URLs and compares versions. */
interface CompareLine {
  /** Sends an update. A restarted worker gets the newest update of each kind again. */
  post(update: CompareUpdate): void;
  request<Name extends keyof CompareRequests>(
    name: Name,
    payload: CompareRequests[Name]['payload'],
  ): Promise<CompareRequests[Name]['reply']>;
  /** Returns the current columns for crawlers that are named as in the crawler field. */
  columnsOf(names: readonly string[]): readonly UrlsColumn[];
  /** See `Compare`. */
  readAddress: Compare['readAddress'];
}

/** A comparison that receives its worker's messages. */
export interface CompareController {
  readonly compare: Compare;
  /** Handles the worker's latest status; null if there is none, or the worker has ended. */
  onStatus(status: CompareStatus | null): void;
  /** Recomputes `further`, because the list of crawlers has loaded, or crawlers have another dialect now. */
  sync(): void;
}

/** Creates the actions and the controller of the comparison. */
export function createCompare(line: CompareLine): CompareController {
  const store = createStore<CompareState>(() => ({
    other: null,
    query: PLAIN_COMPARE_QUERY,
    further: [],
    status: null,
  }));
  let choice = 0;
  const sync = (): void => {
    const { other, further: before } = store.getState();
    const further = other?.kind === 'ai-block' ? line.columnsOf(other.names) : [];
    if (JSON.stringify(further) === JSON.stringify(before)) return;
    store.setState({ further });
    line.post({ kind: 'compare-crawlers', crawlers: further.map(crawlerOf) });
  };
  const show = (other: SecondVersion | null, query: CompareState['query']): void => {
    choice += 1;
    store.setState({ other, query, status: null });
    line.post({ kind: 'compare-query', query });
    sync();
    line.post({ kind: 'compare', choice, other: other && toOtherVersion(other) });
  };
  const setQuery = (part: Partial<CompareState['query']>): void => {
    const query = { ...store.getState().query, ...part };
    store.setState({ query });
    line.post({ kind: 'compare-query', query });
  };
  return {
    compare: {
      store,
      choose: (other, isAfter = other.kind === 'ai-block' || other.kind === 'simplified') =>
        show(other, { ...PLAIN_COMPARE_QUERY, isSwapped: isAfter }),
      clear: () => show(null, PLAIN_COMPARE_QUERY),
      setQuery,
      rows: (from, to) => line.request('changes', { from, to }),
      export: () => line.request('exportChanges', { choice }),
      readAddress: line.readAddress,
    },
    sync,
    onStatus: (status) => {
      const { other, query } = store.getState();
      // Ignores a status about a version that was closed or replaced meanwhile.
      if (other === null || (status !== null && status.choice !== choice)) return;
      store.setState({ status });
      const isGone = query.crawler !== null && status?.result?.crawlers.includes(query.crawler) === false;
      if (isGone && status?.phase === 'complete') setQuery({ crawler: null });
    },
  };
}

/** Picks the part of a column that the worker needs. */
function crawlerOf({ input: _input, name: _name, ...crawler }: UrlsColumn): UrlsCrawler {
  return crawler;
}

function toOtherVersion(other: SecondVersion): OtherVersion {
  return other.kind === 'ai-block' ? { inFront: other.inFront } : openDocument(other.content);
}
