import { createStore } from 'zustand/vanilla';
import type { LintCrawler } from '../../engine/lint';
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

/** The line to the worker that keeps the list of URLs and compares. */
interface CompareLine {
  /** Tells it something; a worker that begins anew is told the newest of each kind again. */
  post(update: CompareUpdate): void;
  request<Name extends keyof CompareRequests>(
    name: Name,
    payload: CompareRequests[Name]['payload'],
  ): Promise<CompareRequests[Name]['reply']>;
  /** The present columns of crawlers, by what one would type into the crawler field. */
  columnsOf(names: readonly string[]): readonly UrlsColumn[];
  /** The crawlers of the catalogue; always the same list until another one has loaded. */
  catalogue(): readonly LintCrawler[];
  /** See `Compare`. */
  readAddress: Compare['readAddress'];
}

/** A comparison, with an ear for what its worker says. */
export interface CompareController {
  readonly compare: Compare;
  /** Takes what the worker said last; null where it has nothing to say, or is gone. */
  onStatus(status: CompareStatus | null): void;
  /** Looks whether crawlers that are compared beside those of the table are others now, as the list of crawlers came, or they read by other rules. */
  sync(): void;
}

/** Makes what the page can do with two versions of the file. */
export function createCompare(line: CompareLine): CompareController {
  const store = createStore<CompareState>(() => ({
    other: null,
    query: PLAIN_COMPARE_QUERY,
    further: [],
    status: null,
  }));
  let choice = 0;
  let catalogue: readonly LintCrawler[] | null = null;
  const sync = (): void => {
    const { other, further: before } = store.getState();
    const known = line.catalogue();
    if (other !== null && known.length > 0 && known !== catalogue) {
      catalogue = known;
      line.post({ kind: 'compare-catalogue', crawlers: known });
    }
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
      // What a CDN does to the file comes after it; anything else is what was there before.
      choose: (other) => show(other, { ...PLAIN_COMPARE_QUERY, isSwapped: other.kind === 'ai-block' }),
      clear: () => show(null, PLAIN_COMPARE_QUERY),
      setQuery,
      rows: (from, to) => line.request('changes', { from, to }),
      export: () => line.request('exportChanges', { choice }),
      readAddress: line.readAddress,
    },
    sync,
    onStatus: (status) => {
      const { other, query } = store.getState();
      // A word about a version that was put away meanwhile.
      if (other === null || (status !== null && status.choice !== choice)) return;
      store.setState({ status });
      const isGone = query.crawler !== null && status?.result?.crawlers.includes(query.crawler) === false;
      if (isGone && status?.phase === 'complete') setQuery({ crawler: null });
    },
  };
}

/** What of a column the worker needs. */
function crawlerOf({ input: _input, name: _name, ...crawler }: UrlsColumn): UrlsCrawler {
  return crawler;
}

function toOtherVersion(other: SecondVersion): OtherVersion {
  return other.kind === 'ai-block' ? { inFront: other.inFront } : openDocument(other.content);
}
