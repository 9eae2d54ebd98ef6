import { createStore, type StoreApi } from 'zustand/vanilla';
import { type AskedCrawler, examples, firstRunExample, readFirstCrawler } from '../catalogue';
import type { Candidate, Rule } from '../engine';
import { PLAIN_ANSWER } from '../engine/fetch';
import { type Report, type RowsReply, TesterClient, type Update } from '../worker';
import {
  type DocumentContent,
  draftDocument,
  editedDocument,
  fileDocument,
  openDocument,
  textDocument,
} from './document';
import type { Draft } from './draft';
import { conditionOf, questionOf, watchedOf } from './question';
import { readRobotsUrl } from './robots-url';
import { saveTheme } from './settings';
import type { Catalogue, Notice, TesterActions, TesterState, Theme } from './state';
import { readUrl } from './url-to-test';

/** The largest file that is opened, in bytes: twenty times what Google reads. */
const LARGEST_FILE = 10_000_000;

/** What a tester begins with. */
export interface TesterOptions {
  /** Starts the engine's worker; throws where the browser forbids it. */
  startWorker(): Worker;
  /** Loads the list of crawlers. */
  loadCatalogue(): Promise<Catalogue>;
  /** The work to go on with; the first-run example where there is none. */
  readonly draft: Draft | null;
  readonly theme: Theme;
}

/** State, actions and life of one tester. */
export interface Tester {
  readonly store: StoreApi<TesterState>;
  readonly actions: TesterActions;
  /** Starts the engine. */
  start(): void;
  dispose(): void;
}

/** Makes a tester: the store, the actions that change it, and the engine that answers. Needs no React. */
export function createTester(options: TesterOptions): Tester {
  const store = createStore<TesterState>(() => initialState(options));
  const client = new TesterClient({
    startWorker: options.startWorker,
    currentState: () => wholeState(store.getState()),
    onReport: (report) => acceptReport(store, report),
    onComparison: (comparison) => {
      if (comparison.version === store.getState().version) store.setState({ comparison });
    },
    onRows: (reply) => acceptRows(store, reply),
    onStatus: (engine) => store.setState({ engine }),
  });
  const actions = createActions(store, client, options.loadCatalogue);
  return {
    store,
    actions,
    start: () => {
      client.start();
      if (store.getState().crawler.kind === 'loading') actions.loadCatalogue();
    },
    dispose: () => client.dispose(),
  };
}

function initialState({ draft, theme }: TesterOptions): TesterState {
  const content =
    draft === null
      ? textDocument(firstRunExample.text, exampleOrigin(firstRunExample.id))
      : draftDocument(draft);
  const crawlerInput = draft?.crawlerInput ?? firstRunExample.crawler;
  const urlInput = draft?.urlInput ?? firstRunExample.url;
  const robotsUrlInput = draft?.robotsUrlInput ?? '';
  return {
    document: { id: 1, ...content },
    crawlerInput,
    crawler: readAsked(crawlerInput, 'loading'),
    catalogue: 'loading',
    urlInput,
    url: readUrl(urlInput),
    dialectChoice: draft?.dialectChoice ?? 'own',
    robotsUrlInput,
    robotsUrl: readRobotsUrl(robotsUrlInput),
    answer: PLAIN_ANSWER,
    version: 1,
    report: null,
    comparison: null,
    engine: 'starting',
    notice: noticeOn(content, false),
    theme,
    view: 'why',
    showsFile: content.text.length === 0,
    lineRequest: null,
  };
}

/** The crawler that was typed or chosen, as far as it can be told with what is loaded. Without the list, a name is asked as it stands. */
function readAsked(input: string, catalogue: TesterState['catalogue']): AskedCrawler {
  if (catalogue !== 'loading' && catalogue !== 'missing') return catalogue.readCrawler(input);
  const first = readFirstCrawler(input);
  if (first !== null) return first;
  if (catalogue === 'loading') return { kind: 'loading' };
  const token = input.trim();
  return { kind: 'token', token, tokens: [token], from: 'without-list' };
}

function createActions(
  store: StoreApi<TesterState>,
  client: TesterClient,
  loadCatalogue: TesterOptions['loadCatalogue'],
): TesterActions {
  /** Changes the state as a new version and hands the change to the engine. */
  const change = (part: Partial<TesterState>, update: Omit<Update, 'kind' | 'version'>): void => {
    const version = store.getState().version + 1;
    store.setState({ ...part, version });
    client.send({ kind: 'update', version, ...update });
  };
  const ask = (part: Partial<TesterState>): void => {
    const next = { ...store.getState(), ...part };
    change(part, { question: questionOf(next), condition: conditionOf(next) });
    if (next.crawler.kind === 'loading') load();
  };
  /** Tells the engine what to compare; no new version, as neither text nor question changed. */
  const watch = (part: Partial<TesterState>): void => {
    const before = store.getState();
    store.setState(part);
    const state = store.getState();
    if (state.view === before.view && state.catalogue === before.catalogue) return;
    client.send({ kind: 'update', version: state.version, watched: watchedOf(state) });
  };
  let isLoading = false;
  const load = (): void => {
    const { catalogue } = store.getState();
    if (isLoading || (catalogue !== 'loading' && catalogue !== 'missing')) return;
    isLoading = true;
    if (catalogue === 'missing') store.setState({ catalogue: 'loading' });
    const arrive = (arrived: Catalogue | 'missing'): void => {
      isLoading = false;
      watch({ catalogue: arrived });
      // What could be read without the list stays as it was read.
      const { crawler, crawlerInput } = store.getState();
      if (crawler.kind !== 'known') ask({ crawler: readAsked(crawlerInput, arrived) });
    };
    loadCatalogue().then(arrive, () => arrive('missing'));
  };
  /** The reader's own work that was opened over last, for `restoreReplaced`. */
  let replaced: TesterState | null = null;
  const open = (content: DocumentContent, question: Partial<TesterState> = {}): void => {
    const former = store.getState();
    if (former.document.edited && former.document.text.length > 0) replaced = former;
    const document = { ...content, id: former.document.id + 1 };
    const part: Partial<TesterState> = {
      document,
      notice: noticeOn(content, replaced !== null),
      // Another file lies elsewhere and was answered otherwise.
      robotsUrlInput: '',
      robotsUrl: { kind: 'unset' },
      answer: PLAIN_ANSWER,
      ...question,
    };
    const next = { ...former, ...part };
    change(part, {
      open: openDocument(document),
      question: questionOf(next),
      condition: conditionOf(next),
      watched: watchedOf(next),
    });
    if (next.crawler.kind === 'loading') load();
  };
  const readInputs = (crawlerInput: string, urlInput: string): Partial<TesterState> => ({
    crawlerInput,
    crawler: readAsked(crawlerInput, store.getState().catalogue),
    urlInput,
    url: readUrl(urlInput),
  });

  return {
    setCrawler: (crawlerInput) =>
      ask({ crawlerInput, crawler: readAsked(crawlerInput, store.getState().catalogue) }),
    setUrl: (urlInput) => ask({ urlInput, url: readUrl(urlInput) }),
    setDialect: (dialectChoice) => ask({ dialectChoice }),
    setRobotsUrl: (robotsUrlInput) => ask({ robotsUrlInput, robotsUrl: readRobotsUrl(robotsUrlInput) }),
    setAnswer: (part) => ask({ answer: { ...store.getState().answer, ...part } }),
    endSimulation: () => ask({ answer: PLAIN_ANSWER }),
    loadCatalogue: load,
    edit: (transaction, text) =>
      change(
        { document: editedDocument(store.getState().document, transaction, text) },
        { transactions: [transaction] },
      ),
    openFile: async (file) => {
      if (file.size > LARGEST_FILE) {
        store.setState({
          notice: { kind: 'file-too-large', name: file.name, bytes: file.size, limit: LARGEST_FILE },
        });
        return;
      }
      try {
        open(fileDocument(new Uint8Array(await file.arrayBuffer()), file.name));
      } catch {
        store.setState({ notice: { kind: 'file-unreadable', name: file.name } });
      }
    },
    openExample: (id) => {
      const example = examples.find((candidate) => candidate.id === id);
      if (example === undefined) return;
      open(textDocument(example.text, exampleOrigin(id)), readInputs(example.crawler, example.url));
    },
    clearDocument: () => open(textDocument('', { kind: 'typed' }), { showsFile: true }),
    restoreReplaced: () => {
      if (replaced === null) return;
      const { document, crawlerInput, urlInput, robotsUrlInput, robotsUrl, answer } = replaced;
      replaced = null;
      open(
        { ...document, text: document.text.toString() },
        { ...readInputs(crawlerInput, urlInput), robotsUrlInput, robotsUrl, answer },
      );
    },
    setTheme: (theme) => {
      saveTheme(theme);
      store.setState({ theme });
    },
    setView: (view) => {
      watch(view === 'file' ? { showsFile: true } : { view, showsFile: false });
      if (view === 'crawlers') load();
    },
    showLine: (line) => store.setState({ showsFile: true, lineRequest: { line } }),
    dismissNotice: () => store.setState({ notice: null }),
    showMoreRows: (list) => {
      const { report } = store.getState();
      if (report?.verdict == null) return;
      const from = report.verdict[list].length;
      client.requestRows({ kind: 'rows', version: report.version, list, from, to: Number.MAX_SAFE_INTEGER });
    },
    restartEngine: () => client.start(),
  };
}

/** What is told beside a newly opened document. */
function noticeOn({ hasGiantLine }: DocumentContent, hasReplaced: boolean): Notice | null {
  if (hasReplaced) return { kind: 'text-replaced' };
  return hasGiantLine ? { kind: 'giant-line' } : null;
}

function exampleOrigin(id: string): { readonly kind: 'example'; readonly id: string } {
  return { kind: 'example', id };
}

function wholeState(state: TesterState): Update {
  return {
    kind: 'update',
    version: state.version,
    open: openDocument(state.document),
    question: questionOf(state),
    condition: conditionOf(state),
    watched: watchedOf(state),
  };
}

/** A report on an older version is dropped: the next one is on its way. */
function acceptReport(store: StoreApi<TesterState>, report: Report): void {
  const { version, report: known } = store.getState();
  // A second report on the same version says nothing new, and would lose rows that were asked for since.
  if (report.version === version && known?.version !== version) store.setState({ report });
}

function acceptRows(store: StoreApi<TesterState>, { version, list, from, rows }: RowsReply): void {
  const { report } = store.getState();
  if (rows === null || report?.verdict == null || report.version !== version) return;
  if (report.verdict[list].length !== from) return;
  const longer = [...report.verdict[list], ...rows] as readonly Candidate[] & readonly Rule[];
  store.setState({ report: { ...report, verdict: { ...report.verdict, [list]: longer } } });
}
