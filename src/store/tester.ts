import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Candidate, Rule } from '../engine';
import { type Report, type RowsReply, TesterClient, type Update } from '../worker';
import type { AnsweredExample } from './answered-example';
import { documentActions } from './document-actions';
import { DocumentOpener } from './document-opener';
import type { StoredDraft } from './draft-storage';
import { createEditing } from './editing/edit-actions';
import type { Live } from './live/live-state';
import { partActions } from './part-actions';
import type { Problems } from './problems/problems-state';
import { wholePart } from './question';
import { questionActions, viewActions } from './question-actions';
import { startState } from './start-state';
import type { Arrival, Catalogue, TesterActions, TesterState, ThemeChoice } from './state';
import { stateWriter } from './state-writer';
import type { TesterHandle } from './tester-handle';
import type { Urls } from './urls/urls-state';
import { writeActions } from './written/write-actions';

/** Options of `createTester`. */
export interface TesterOptions {
  /** Starts the engine's worker; throws if the browser forbids it. */
  startWorker(): Worker;
  /** Loads what finds the traits of a file, if no worker can be started; absent in a page that doesn't show them. */
  loadTraits?(): Promise<typeof import('../engine/traits')>;
  /** Loads the catalogue of crawlers. */
  loadCatalogue(): Promise<Catalogue>;
  /** Loads what starts the part of the page that looks for problems; absent in a page without it. */
  loadProblems?(): Promise<(tester: TesterHandle) => Problems>;
  /** Loads what starts the part of the page with the list of URLs; absent in a page without it. */
  loadUrls?(): Promise<(tester: TesterHandle) => Urls>;
  /** Loads what starts the part of the page that fetches sites' files; absent in a page without it. */
  loadLive?(): Promise<(tester: TesterHandle) => Live>;
  /** The work to continue; null for the first-run example. */
  readonly draft: StoredDraft | null;
  /** The content of the address. It is shown over the draft, which stays unchanged. */
  readonly arrival?: Arrival | null;
  /** The answer to the first-run example, if it is known already. */
  readonly answered?: AnsweredExample | null;
  readonly theme: ThemeChoice;
  /** Stores a theme that the user chose; not called for a link's theme. */
  saveTheme?(theme: ThemeChoice): void;
}

/** State, actions and lifecycle of one tester. */
export interface Tester extends TesterHandle {
  /** Starts the engine. */
  start(): void;
  /** Stops the engine and all loaded parts. `workerStatus` becomes `stopped`. */
  dispose(): void;
}

/** Creates a tester: the store, the actions that change it, and the engine that answers. Independent of React. */
export function createTester(options: TesterOptions): Tester {
  const store = createStore<TesterState>(() => startState(options));
  const followers = new Set<(update: Update) => void>();
  const client = createClient(store, options);
  const writer = stateWriter(
    store,
    (update) => {
      client.send(update);
      for (const follower of followers) follower(update);
    },
    options.loadCatalogue,
  );
  const opener = new DocumentOpener(writer);
  const editing = createEditing(writer);
  const actions: TesterActions = {
    ...questionActions(writer),
    ...editing.actions,
    ...documentActions(writer, opener),
    ...writeActions(writer, opener, editing),
    ...viewActions(writer, options.saveTheme),
    ...partActions(writer, options, () => handle),
    showMoreRows: (list) => {
      const { report } = store.getState();
      if (report?.verdict == null) return;
      const from = report.verdict[list].length;
      client.requestRows({ kind: 'rows', version: report.version, list, from, to: Number.MAX_SAFE_INTEGER });
    },
    restartWorker: () => client.start(),
  };
  const handle: TesterHandle = {
    store,
    actions,
    follow: (follower) => {
      follower(wholeState(store.getState()));
      followers.add(follower);
      return () => followers.delete(follower);
    },
  };
  if (options.arrival != null) actions.openArrival(options.arrival);
  return {
    ...handle,
    start: () => {
      client.start();
      writer.loadNeededCatalogue();
    },
    dispose: () => {
      client.dispose();
      const { problems, urlList, live } = store.getState();
      for (const part of [problems, urlList, live]) if (typeof part === 'object') part.dispose();
      store.setState({ workerStatus: 'stopped' });
    },
  };
}

/** Creates the client of the engine's worker, which puts what it receives into the state. */
function createClient(
  store: StoreApi<TesterState>,
  options: Pick<TesterOptions, 'startWorker' | 'loadTraits'>,
): TesterClient {
  return new TesterClient({
    ...options,
    currentState: () => wholeState(store.getState()),
    onReport: (report) => acceptReport(store, report),
    onComparison: (comparison) => {
      if (comparison.version === store.getState().version) store.setState({ comparison });
    },
    onRows: (reply) => acceptRows(store, reply),
    onStatus: (workerStatus) => store.setState({ workerStatus }),
  });
}

function wholeState(state: TesterState): Update {
  return { kind: 'update', version: state.version, ...wholePart(state) };
}

/** Accepts a report on the current version. Drops one on an older version, because the next one is on its way. */
function acceptReport(store: StoreApi<TesterState>, report: Report): void {
  const { version, report: known } = store.getState();
  // A second report on the same version has nothing new, and would lose rows requested since.
  if (report.version === version && known?.version !== version) store.setState({ report });
}

function acceptRows(store: StoreApi<TesterState>, { version, list, from, rows }: RowsReply): void {
  const { report } = store.getState();
  if (rows === null || report?.verdict == null || report.version !== version) return;
  if (report.verdict[list].length !== from) return;
  const longer = [...report.verdict[list], ...rows] as readonly Candidate[] & readonly Rule[];
  store.setState({ report: { ...report, verdict: { ...report.verdict, [list]: longer } } });
}
