import { createStore } from 'zustand/vanilla';
import {
  type CompareRequests,
  type CompareStatus,
  type CompareUpdate,
  type OtherVersion,
  PLAIN_COMPARE_QUERY,
} from '../../worker/urls/compare/compare-protocol';
import { openDocument } from '../document';
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
}

/** Makes what the page can do with two versions of the file. */
export function createCompare(line: CompareLine): HeardCompare {
  const store = createStore<CompareState>(() => ({ other: null, query: PLAIN_COMPARE_QUERY, status: null }));
  const show = (other: SecondVersion | null, query: CompareState['query']): void => {
    store.setState({ other, query, status: null });
    line.tell({ kind: 'compare-query', query });
    line.tell({ kind: 'compare', other: other && toldVersion(other) });
  };
  return {
    compare: {
      store,
      // What a CDN does to the file comes after it; anything else is what was there before.
      choose: (other) => show(other, { ...PLAIN_COMPARE_QUERY, isSwapped: other.kind === 'ai-block' }),
      clear: () => show(null, PLAIN_COMPARE_QUERY),
      setQuery: (part) => {
        const query = { ...store.getState().query, ...part };
        store.setState({ query });
        line.tell({ kind: 'compare-query', query });
      },
      rows: (from, to) => line.ask('changes', { from, to }),
      export: () => line.ask('exportChanges', null),
    },
    // The last word about a version that was put away meanwhile.
    hear: (status) => store.setState(({ other }) => ({ status: other === null ? null : status })),
  };
}

function toldVersion(other: SecondVersion): OtherVersion {
  return other.kind === 'ai-block' ? { inFront: other.inFront } : openDocument(other.content);
}
