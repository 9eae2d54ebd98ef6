import { createStore } from 'zustand/vanilla';
import {
  type CompareRequests,
  type CompareStatus,
  type CompareUpdate,
  type OtherVersion,
  PLAIN_COMPARE_QUERY,
} from '../../worker/urls/compare/compare-protocol';
import { openDocument } from '../document';
import type { UrlsColumn } from '../urls/urls-state';
import type { Compare, CompareState, SecondVersion } from './compare-state';

/** The line to the worker that keeps the list of URLs and compares. */
interface CompareLine {
  /** Tells it something; a worker that begins anew is told the newest of each kind again. */
  tell(update: CompareUpdate): void;
  ask<Name extends keyof CompareRequests>(
    name: Name,
    ask: CompareRequests[Name]['ask'],
  ): Promise<CompareRequests[Name]['reply']>;
}

/** A comparison, with an ear for what its worker says. */
export interface HeardCompare {
  readonly compare: Compare;
  /** Takes what the worker said last; null where it has nothing to say, or is gone. */
  hear(status: CompareStatus | null): void;
  /** The columns are others: a crawler by which changes are filtered is another number, or gone. */
  moveColumns(before: readonly UrlsColumn[], after: readonly UrlsColumn[]): void;
}

/** Makes what the page can do with two versions of the file. */
export function createCompare(line: CompareLine): HeardCompare {
  const store = createStore<CompareState>(() => ({ other: null, query: PLAIN_COMPARE_QUERY, status: null }));
  const show = (other: SecondVersion | null, query: CompareState['query']): void => {
    store.setState({ other, query, status: null });
    line.tell({ kind: 'compare-query', query });
    line.tell({ kind: 'compare', other: other && toldVersion(other) });
  };
  const setQuery = (part: Partial<CompareState['query']>): void => {
    const query = { ...store.getState().query, ...part };
    store.setState({ query });
    line.tell({ kind: 'compare-query', query });
  };
  return {
    compare: {
      store,
      // What a CDN does to the file comes after it; anything else is what was there before.
      choose: (other) => show(other, { ...PLAIN_COMPARE_QUERY, isSwapped: other.kind === 'ai-block' }),
      clear: () => show(null, PLAIN_COMPARE_QUERY),
      setQuery,
      rows: (from, to) => line.ask('changes', { from, to }),
      export: () => line.ask('exportChanges', null),
    },
    // The last word about a version that was put away meanwhile.
    moveColumns: (before, after) => {
      const { crawler } = store.getState().query;
      if (crawler === null || before === after) return;
      const moved = after.findIndex(({ name }) => name === before[crawler]?.name);
      if (moved !== crawler) setQuery({ crawler: moved < 0 ? null : moved });
    },
    hear: (status) => store.setState(({ other }) => ({ status: other === null ? null : status })),
  };
}

function toldVersion(other: SecondVersion): OtherVersion {
  return other.kind === 'ai-block' ? { inFront: other.inFront } : openDocument(other.content);
}
