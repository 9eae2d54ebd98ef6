import { createStore } from 'zustand/vanilla';
import { UrlsClient } from '../../worker/urls/urls-client';
import type { TableQuery, UrlsStatus } from '../../worker/urls/urls-protocol';
import type { Compare } from '../compare/compare-state';
import { createCompare } from '../compare/create-compare';
import { lintCrawlersOf } from '../problems/lint-context-of';
import { columnsOf } from './columns-of';
import { CoverageWatch } from './coverage-watch';
import { importing } from './importing';
import { ListSync } from './list-sync';
import { NOTHING_LOST } from './nothing-lost';
import { queryForAskers } from './query-for-askers';
import { queryForColumns } from './query-for-columns';
import { urlsActions } from './urls-actions';
import { UrlsFeed } from './urls-feed';
import type { UrlsTester } from './urls-part';
import type { Urls, UrlsState } from './urls-state';

/** What testing many URLs is made of. */
interface UrlsOptions {
  readonly tester: UrlsTester;
  /** Starts the worker that keeps the list; throws where the browser forbids it. */
  startWorker(): Worker;
  /** See `Compare`. */
  readAddress: Compare['readAddress'];
}

/** All rows, as they came. */
const WHOLE_TABLE: TableQuery = { search: '', askedBy: null, choice: 'all', order: { by: 'list' } };

/** Begins with the list of URLs: a worker of its own keeps it, hears of every change, and tells here what came out. */
export function createUrls({ tester, startWorker, readAddress }: UrlsOptions): Urls {
  const feed = new UrlsFeed(tester);
  const store = createStore<UrlsState>(() => ({
    status: 'starting',
    columns: feed.columns,
    columnsAreChosen: areChosen(tester),
    query: WHOLE_TABLE,
    table: null,
    notKept: null,
    lost: 0,
    areAskersLost: false,
    refused: 0,
    contradicting: 0,
    importing: null,
    lastImport: null,
    coverage: null,
  }));
  const client = new UrlsClient({
    startWorker,
    currentState: () => feed.wholeState(),
    onTable: (table) => {
      setTable({ ...table, version: feed.rightFor(table.version) });
      showQuery(queryForAskers(store.getState().query, table.askers));
      feed.expects(table.expectedCrawlers);
      lookAtState();
    },
    onStatus: (status) => {
      store.setState({ status });
      if (status === 'ready') sync.begin();
      else sync.end();
      if (status !== 'ready') {
        store.setState(lostWith(store.getState(), tester));
        setTable(null);
        comparison.hear(null);
        // What it did is gone with its worker.
        store.setState({ lastImport: null });
      }
    },
    onComparison: (status) => comparison.hear(status),
  });
  const comparison = createCompare({
    tell: (update) => client.compare(update),
    ask: (name, ask) => client.ask(name, ask),
    readAddress,
    columnsOf: (crawlers) => columnsOf({ ...tester.store.getState(), list: { crawlers } }, []),
    catalogue: () => lintCrawlersOf(tester.store.getState().catalogue),
  });
  const coverage = new CoverageWatch({
    ask: () => client.ask('coverage', null),
    toldVersion: () => feed.toldVersion,
    onCoverage: (found) => store.setState({ coverage: found }),
  });
  const imports = importing(store, client);
  const sync = new ListSync({
    tester,
    ask: (name: 'replace' | 'entries', ask: never) => client.ask(name, ask) as Promise<never>,
    onReplacing: (isAnother) => {
      imports.cancelImport();
      store.setState({ lastImport: null, ...(isAnother && NOTHING_LOST) });
    },
    onSynced: (list) => store.setState(list),
  });
  const setTable = (table: UrlsStatus | null): void => {
    store.setState({ table });
    coverage.hear(table);
  };
  const showQuery = (query: TableQuery): void => {
    if (query === store.getState().query) return;
    store.setState({ query });
    client.show(query);
  };
  /** What is known holds for a version of which the worker did not hear, too. */
  const tellVersion = (): void => {
    const { table } = store.getState();
    const version = table && feed.rightFor(table.version);
    if (version !== null && version !== table?.version) setTable(table && { ...table, version });
  };
  /** Takes the feed's columns over; what rows are sorted by goes with its column. */
  const showColumns = (): void => {
    const { columns: before, query: former } = store.getState();
    const columns = feed.columns;
    const columnsAreChosen = areChosen(tester);
    const query = queryForColumns(former, before, columns);
    if (columns !== before || columnsAreChosen !== store.getState().columnsAreChosen)
      store.setState({ columns, columnsAreChosen, query });
    if (query !== former) client.show(query);
    comparison.look();
  };
  const lookAtState = (): void => {
    const update = feed.look();
    if (update !== null) client.send(update);
    showColumns();
    sync.look();
  };
  const stopFollowing = tester.follow((change) => {
    const update = feed.take(change);
    if (update !== null) client.send(update);
    else tellVersion();
    showColumns();
  });
  const stopListening = tester.store.subscribe(lookAtState);
  client.show(WHOLE_TABLE);
  client.start();
  // The columns wait for the list of crawlers.
  tester.actions.loadCatalogue();
  return {
    store,
    compare: comparison.compare,
    ...urlsActions({ store, client, imports, sync }),
    watchCoverage: () => coverage.watch(),
    restart: () => client.start(),
    dispose: () => {
      stopFollowing();
      stopListening();
      imports.cancelImport();
      sync.end();
      client.dispose();
      store.setState({ status: 'stopped' });
      setTable(null);
    },
  };
}

/**
 * What is gone with the worker: the URLs of a list that the page does not hold, also while it is being imported; else who asked for those of the
 * one that it holds.
 */
function lostWith(
  { table, notKept, importing: underWay, lost, areAskersLost }: UrlsState,
  { store }: UrlsTester,
): Pick<UrlsState, 'lost' | 'areAskersLost'> {
  if (table === null) return { lost, areAskersLost };
  const isGone = (notKept !== null || underWay !== null) && table.urls > store.getState().list.urls.length;
  return isGone
    ? { lost: table.urls, areAskersLost: false }
    : { lost, areAskersLost: areAskersLost || table.asked > 0 };
}

function areChosen({ store }: UrlsTester): boolean {
  return store.getState().list.crawlers.length > 0;
}
