import { createStore, type StoreApi } from 'zustand/vanilla';
import { examples, firstRunExample, readCrawler } from '../catalogue';
import type { Candidate, Question, Rule } from '../engine';
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
import { saveTheme } from './settings';
import type { Notice, TesterActions, TesterState, Theme } from './state';
import { readUrl } from './url-to-test';

/** The largest file that is opened, in bytes: twenty times what Google reads. */
const LARGEST_FILE = 10_000_000;

/** What a tester begins with. */
export interface TesterOptions {
  /** Starts the engine's worker; throws where the browser forbids it. */
  startWorker(): Worker;
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
    onRows: (reply) => acceptRows(store, reply),
    onStatus: (engine) => store.setState({ engine }),
  });
  return {
    store,
    actions: createActions(store, client),
    start: () => client.start(),
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
  return {
    document: { id: 1, ...content },
    crawlerInput,
    crawler: readCrawler(crawlerInput),
    urlInput,
    url: readUrl(urlInput),
    version: 1,
    report: null,
    engine: 'starting',
    notice: noticeOn(content, false),
    theme,
    view: content.text.length === 0 ? 'file' : 'why',
    lineRequest: null,
  };
}

function createActions(store: StoreApi<TesterState>, client: TesterClient): TesterActions {
  /** Changes the state as a new version and hands the change to the engine. */
  const change = (part: Partial<TesterState>, update: Omit<Update, 'kind' | 'version'>): void => {
    const version = store.getState().version + 1;
    store.setState({ ...part, version });
    client.send({ kind: 'update', version, ...update });
  };
  const ask = (part: Partial<TesterState>): void =>
    change(part, { question: questionOf({ ...store.getState(), ...part }) });
  /** The reader's own work that was opened over last, for `restoreReplaced`. */
  let replaced: TesterState | null = null;
  const open = (content: DocumentContent, question: Partial<TesterState> = {}): void => {
    const former = store.getState();
    if (former.document.edited && former.document.text.length > 0) replaced = former;
    const document = { ...content, id: former.document.id + 1 };
    const part: Partial<TesterState> = {
      document,
      notice: noticeOn(content, replaced !== null),
      ...question,
    };
    change(part, { open: openDocument(document), question: questionOf({ ...former, ...part }) });
  };
  const readInputs = (crawlerInput: string, urlInput: string): Partial<TesterState> => ({
    crawlerInput,
    crawler: readCrawler(crawlerInput),
    urlInput,
    url: readUrl(urlInput),
  });

  return {
    setCrawler: (crawlerInput) => ask({ crawlerInput, crawler: readCrawler(crawlerInput) }),
    setUrl: (urlInput) => ask({ urlInput, url: readUrl(urlInput) }),
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
    clearDocument: () => open(textDocument('', { kind: 'typed' }), { view: 'file' }),
    restoreReplaced: () => {
      if (replaced === null) return;
      const { document, crawlerInput, urlInput } = replaced;
      replaced = null;
      open({ ...document, text: document.text.toString() }, readInputs(crawlerInput, urlInput));
    },
    setTheme: (theme) => {
      saveTheme(theme);
      store.setState({ theme });
    },
    setView: (view) => store.setState({ view }),
    showLine: (line) => store.setState({ view: 'file', lineRequest: { line } }),
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

function questionOf({ crawler, url }: Pick<TesterState, 'crawler' | 'url'>): Question | null {
  if (crawler.kind === 'none' || url.kind !== 'url') return null;
  const ignoresGlobalGroup = crawler.kind === 'known' && crawler.ignoresGlobalGroup;
  return { productTokens: crawler.tokens, ignoresGlobalGroup, url: url.asked };
}

function wholeState(state: TesterState): Update {
  return {
    kind: 'update',
    version: state.version,
    open: openDocument(state.document),
    question: questionOf(state),
  };
}

/** A report on an older version is dropped: the next one is on its way. */
function acceptReport(store: StoreApi<TesterState>, report: Report): void {
  if (report.version === store.getState().version) store.setState({ report });
}

function acceptRows(store: StoreApi<TesterState>, { version, list, from, rows }: RowsReply): void {
  const { report } = store.getState();
  if (rows === null || report?.verdict == null || report.version !== version) return;
  if (report.verdict[list].length !== from) return;
  const longer = [...report.verdict[list], ...rows] as readonly Candidate[] & readonly Rule[];
  store.setState({ report: { ...report, verdict: { ...report.verdict, [list]: longer } } });
}
