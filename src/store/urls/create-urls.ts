import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Update } from '../../worker';
import { UrlsClient } from '../../worker/urls/urls-client';
import type { ListReport, TableQuery, UrlsStatus, UrlsUpdate } from '../../worker/urls/urls-protocol';
import type { Compare } from '../compare/compare-state';
import { createCompare } from '../compare/create-compare';
import type { TesterState } from '../state';
import type { TesterHandle } from '../tester-handle';
import { columnsOf } from './columns-of';
import { CoverageWatch } from './coverage-watch';
import { importing } from './importing';
import { queryForColumns, queryForRequesters, WHOLE_TABLE } from './table-query';
import { urlsActions } from './urls-actions';
import { UrlsFeed } from './urls-feed';
import { NOTHING_LOST, type Urls, type UrlsState } from './urls-state';

/**
 * Starts the list of URLs, which its own worker holds.
 * @param startWorker throws if the browser forbids workers
 * @param readAddress see `Compare`
 */
export function createUrls(...options: ConstructorParameters<typeof UrlsConnection>): Urls {
  return new UrlsConnection(...options).begin();
}

/** Connects a tester with the worker that owns its list: sends the tester's state to the worker, and turns the worker's reports into state. */
class UrlsConnection {
  readonly #tester: TesterHandle;
  readonly #feed: UrlsFeed;
  readonly #store: StoreApi<UrlsState>;
  readonly #client: UrlsClient;
  readonly #imports: ReturnType<typeof importing>;
  readonly #comparison: ReturnType<typeof createCompare>;
  readonly #coverage: CoverageWatch;
  /** The second version of a link that was chosen last. */
  #linked: TesterState['linkedVersion'] = null;

  constructor(tester: TesterHandle, startWorker: () => Worker, readAddress: Compare['readAddress']) {
    this.#tester = tester;
    this.#feed = new UrlsFeed(tester);
    this.#store = createStore<UrlsState>(() => ({
      status: 'starting',
      columns: this.#feed.columns,
      columnsAreChosen: areChosen(tester),
      query: WHOLE_TABLE,
      table: null,
      notKept: null,
      ...NOTHING_LOST,
      refused: 0,
      contradicting: 0,
      importing: null,
      lastImport: null,
      coverage: null,
    }));
    this.#client = new UrlsClient({
      startWorker,
      currentState: () => this.#feed.wholeState(),
      onStatus: (status) => this.#onStatus(status),
      onTable: (table) => this.#onTable(table),
      onList: (list) => this.#onList(list),
      onComparison: (status) => this.#comparison.onStatus(status),
    });
    this.#imports = importing(this.#store, this.#client);
    this.#comparison = createCompare(this.#client, readAddress, (crawlers) =>
      columnsOf({ ...tester.store.getState(), list: { crawlers } }, []),
    );
    this.#coverage = new CoverageWatch({
      request: () => this.#client.request('coverage', null),
      sentVersion: () => this.#feed.sentVersion,
      onCoverage: (coverage) => this.#store.setState({ coverage }),
    });
  }

  /** Starts the worker, and follows the tester until `dispose`. */
  begin(): Urls {
    const { store, actions, follow } = this.#tester;
    const stopFollowing = follow((change) => this.#onChange(change));
    const stopListening = store.subscribe(() => this.#onState());
    this.#client.show(WHOLE_TABLE);
    this.#client.start();
    // The columns wait for the catalogue of crawlers.
    actions.loadCatalogue();
    this.#chooseLinked();
    return {
      store: this.#store,
      compare: this.#comparison.compare,
      ...urlsActions(this.#tester, this.#store, this.#client, this.#imports),
      watchCoverage: () => this.#coverage.watch(),
      restart: () => this.#client.start(),
      dispose: () => {
        stopFollowing();
        stopListening();
        this.#imports.cancelImport();
        this.#client.dispose();
        this.#store.setState({ status: 'stopped' });
        this.#showTable(null);
      },
    };
  }

  #onChange(change: Update): void {
    const update = this.#feed.toUrlsUpdate(change);
    // The table also applies to a version that isn't sent to the worker.
    if (update === null) this.#showTable(this.#store.getState().table);
    this.#send(update);
  }

  #onState(): void {
    this.#send(this.#feed.pendingUpdate());
    this.#chooseLinked();
  }

  /** Compares with the second version of a link that has just arrived. */
  #chooseLinked(): void {
    const { linkedVersion: linked } = this.#tester.store.getState();
    if (linked === this.#linked) return;
    this.#linked = linked;
    if (linked === null) return;
    this.#comparison.compare.choose({ kind: 'link', content: linked.content }, linked.isAfter);
  }

  /** Sends a change. Another list cancels an import into the former one. */
  #send(update: UrlsUpdate | null): void {
    if (update?.list !== undefined) {
      this.#imports.dropImport();
      this.#store.setState({ lastImport: null, ...NOTHING_LOST });
    }
    if (update !== null) this.#client.send(update);
    this.#showColumns();
  }

  #onStatus(status: UrlsState['status']): void {
    this.#store.setState({ status });
    if (status === 'ready') return;
    // The result of the last import is lost with its worker.
    this.#store.setState({ ...lostWith(this.#store.getState(), this.#tester), lastImport: null });
    this.#showTable(null);
    this.#comparison.onStatus(null);
  }

  #onTable(table: UrlsStatus): void {
    this.#showTable(table);
    this.#showQuery(queryForRequesters(this.#store.getState().query, table.requesters));
    this.#feed.expects(table.expectedCrawlers);
    this.#onState();
  }

  #onList(list: ListReport): void {
    if (this.#feed.isLate(list)) return;
    const { entries, refused, contradicting } = list;
    if (entries !== null) {
      this.#tester.actions.setList({ urls: this.#feed.acceptEntries(entries) });
    }
    this.#store.setState({ notKept: typeof entries === 'string' ? entries : null, refused, contradicting });
  }

  /** Shows a table with the newest version that it applies to. */
  #showTable(status: UrlsStatus | null): void {
    const version = status && this.#feed.rightFor(status.version);
    const table =
      status === null || version === null || version === status.version ? status : { ...status, version };
    if (table === this.#store.getState().table) return;
    this.#store.setState({ table });
    this.#coverage.onTable(table);
  }

  #showQuery(query: TableQuery): void {
    if (query === this.#store.getState().query) return;
    this.#store.setState({ query });
    this.#client.show(query);
  }

  /** Adopts the feed's columns. The sort order moves with its column. */
  #showColumns(): void {
    const { columns: before, query: former, columnsAreChosen: wereChosen } = this.#store.getState();
    const { columns } = this.#feed;
    const columnsAreChosen = areChosen(this.#tester);
    const query = queryForColumns(former, before, columns);
    if (columns !== before || columnsAreChosen !== wereChosen)
      this.#store.setState({ columns, columnsAreChosen, query });
    if (query !== former) this.#client.show(query);
    this.#comparison.sync();
  }
}

/**
 * Returns what is lost with the worker: the URLs of a list that isn't in the page's state, even during an import; otherwise the requesters of the list
 * that is.
 */
function lostWith(
  { table, notKept, importing: underWay, lost, areRequestersLost }: UrlsState,
  { store }: TesterHandle,
): Pick<UrlsState, 'lost' | 'areRequestersLost'> {
  if (table === null) return { lost, areRequestersLost };
  const isGone = (notKept !== null || underWay !== null) && table.urls > store.getState().list.urls.length;
  return isGone
    ? { lost: table.urls, areRequestersLost: false }
    : { lost, areRequestersLost: areRequestersLost || table.requested > 0 };
}

function areChosen({ store }: TesterHandle): boolean {
  return store.getState().list.crawlers.length > 0;
}
