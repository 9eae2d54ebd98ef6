import { createStore, type StoreApi } from 'zustand/vanilla';
import { firstRunExample } from '../catalogue';
import type { Candidate, Rule } from '../engine';
import { readRobotsUrl, readTypedUrl } from '../engine/address';
import { type Report, type RowsReply, TesterClient, type Update } from '../worker';
import type { AnsweredExample } from './answered-example';
import { keptPart, pastedDraft, pastedPart } from './arrival-part';
import { draftDocument, editedDocument, exampleDocument, openDocument, replacesAll } from './document';
import { documentActions } from './document-actions';
import { documentNotice } from './document-notice';
import { newDraftId } from './draft-id';
import type { StoredDraft } from './draft-storage';
import { noList } from './list-snapshot';
import type { LivePart } from './live/live-part';
import { loadPart } from './load-part';
import { openedView } from './opened-view';
import { type ProblemActions, problemActions } from './problems/problem-actions';
import type { ProblemsPart, ProblemsTester } from './problems/problems-state';
import { askedPart, watchedOf } from './question';
import { questionPart } from './question-part';
import { readChosenCrawler } from './read-inputs';
import { isSimulating, realAnswerOf } from './simulation';
import type { Arrival, Catalogue, TesterActions, TesterState, Theme } from './state';
import type { UrlsPart } from './urls/urls-part';
import { withoutExampleUrl } from './without-example-url';

/** Options of `createTester`. */
export interface TesterOptions {
  /** Starts the engine's worker; throws if the browser forbids it. */
  startWorker(): Worker;
  /** Loads what finds the traits of a file, if no worker can be started; absent in a page that doesn't show them. */
  loadTraits?(): Promise<typeof import('../engine/traits')>;
  /** Loads the catalogue of crawlers. */
  loadCatalogue(): Promise<Catalogue>;
  /** Loads the part of the page that looks for problems; absent in a page without it. */
  loadProblems?(): Promise<ProblemsPart>;
  /** Loads the part of the page with the list of URLs; absent in a page without it. */
  loadUrls?(): Promise<UrlsPart>;
  /** Loads the part of the page that fetches sites' files; absent in a page without it. */
  loadLive?(): Promise<LivePart>;
  /** The work to continue; null for the first-run example. */
  readonly draft: StoredDraft | null;
  /** The content of the address. It is shown over the draft, which stays unchanged. */
  readonly arrival?: Arrival | null;
  /** The answer to the first-run example, if it is known already. */
  readonly answered?: AnsweredExample | null;
  readonly theme: Theme;
  /** Stores a theme that the user chose; not called for a link's theme. */
  saveTheme?(theme: Theme): void;
}

/** State, actions and lifecycle of one tester. */
export interface Tester extends Pick<ProblemsTester, 'store' | 'actions' | 'follow'> {
  /** Starts the engine. */
  start(): void;
  /** Stops the engine and all loaded parts. `workerStatus` becomes `stopped`. */
  dispose(): void;
}

/** Creates a tester: the store, the actions that change it, and the engine that answers. Independent of React. */
export function createTester(options: TesterOptions): Tester {
  const store = createStore<TesterState>(() => initialState(options));
  const followers = new Set<(update: Update) => void>();
  const client = new TesterClient({
    startWorker: options.startWorker,
    loadTraits: options.loadTraits,
    currentState: () => wholeState(store.getState()),
    onReport: (report) => acceptReport(store, report),
    onComparison: (comparison) => {
      if (comparison.version === store.getState().version) store.setState({ comparison });
    },
    onRows: (reply) => acceptRows(store, reply),
    onStatus: (workerStatus) => store.setState({ workerStatus }),
  });
  const send = (update: Update): void => {
    client.send(update);
    for (const follower of followers) follower(update);
  };
  const follow: Tester['follow'] = (follower) => {
    follower(wholeState(store.getState()));
    followers.add(follower);
    return () => followers.delete(follower);
  };
  const problems = problemActions(store, options, (surface) => ({ store, actions, follow, surface }));
  const loadUrls = loadPart(store, 'urlList', options.loadUrls, ({ startUrls }) =>
    startUrls({ store, actions, follow }),
  );
  const loadLive = loadPart(store, 'live', options.loadLive, ({ startLive }) =>
    startLive({ store, actions }),
  );
  const actions: TesterActions = {
    ...createActions(store, client, send, options, problems.applyEdits),
    ...problems,
    loadUrls,
    loadLive,
  };
  if (options.arrival != null) actions.openArrival(options.arrival);
  return {
    store,
    actions,
    follow,
    start: () => {
      client.start();
      const { crawler, view } = store.getState();
      if (crawler.kind === 'loading' || view === 'crawlers') actions.loadCatalogue();
    },
    dispose: () => {
      client.dispose();
      const { problems, urlList, live } = store.getState();
      for (const part of [problems, urlList, live]) if (typeof part === 'object') part.dispose();
      store.setState({ workerStatus: 'stopped' });
    },
  };
}

function initialState({ draft: stored, answered, theme, loadLive }: TesterOptions): TesterState {
  const draft = stored?.draft;
  const content = draft === undefined ? exampleDocument(firstRunExample) : draftDocument(draft);
  const question = questionPart(
    {
      crawlerInput: draft?.crawlerInput ?? firstRunExample.crawler,
      urlInput: draft?.urlInput ?? firstRunExample.url,
      dialectChoice: draft?.dialectChoice ?? 'own',
      robotsUrlInput: draft?.robotsUrlInput ?? '',
      sameFile: draft?.sameFile ?? [],
      answer: realAnswerOf({ document: content }),
      list: draft?.list ?? noList(),
    },
    'loading',
  );
  return {
    document: { id: 1, ...content },
    draftId: stored?.id ?? newDraftId(),
    draftName: draft?.name ?? '',
    isGuest: false,
    catalogue: 'loading',
    ...question,
    version: 1,
    report: answered?.report ?? null,
    comparison: answered?.comparison ?? null,
    workerStatus: 'starting',
    problems: 'off',
    problemCounts: null,
    urlList: 'off',
    live: loadLive ? 'off' : 'absent',
    sourcePanel: null,
    notice: documentNotice(content, null),
    linkedVersion: null,
    theme,
    ...openedView({ document: content, url: question.url, showsFile: content.text.length === 0 }),
    lineRequest: null,
    markedLines: null,
    previewedLines: null,
    urlRequest: null,
    pasted: null,
  };
}

function createActions(
  store: StoreApi<TesterState>,
  client: TesterClient,
  send: (update: Update) => void,
  { loadCatalogue, saveTheme }: TesterOptions,
  applyEdits: TesterActions['applyEdits'],
): Omit<TesterActions, keyof ProblemActions | 'loadUrls' | 'loadLive'> {
  /** Changes the state as a new version and sends the change to the engine. */
  const change = (part: Partial<TesterState>, update: Omit<Update, 'kind' | 'version'>): void => {
    const version = store.getState().version + 1;
    store.setState({ ...part, version });
    send({ kind: 'update', version, ...update });
  };
  const updateQuestion = (part: Partial<TesterState>): void => {
    const next = { ...store.getState(), ...part };
    change(part, askedPart(next));
    if (next.crawler.kind === 'loading') load();
  };
  const setUrl = (urlInput: string): void => updateQuestion({ urlInput, url: readTypedUrl(urlInput) });
  /** Sends the engine what to compare. Creates no new version, because neither text nor question changed. */
  const watch = (part: Partial<TesterState>): void => {
    const before = store.getState();
    store.setState(part);
    const state = store.getState();
    if (state.view === before.view && state.catalogue === before.catalogue) return;
    send({ kind: 'update', version: state.version, watched: watchedOf(state) });
  };
  /** True while `replaceText` calls the editor, which calls `edit`. */
  let isPasting = false;
  const replaceText = (text: string): boolean => {
    isPasting = true;
    const isDone = applyEdits([[[0, store.getState().document.text.length, text]]]);
    isPasting = false;
    return isDone;
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
      // A crawler that could be read without the catalogue isn't read again.
      const { crawler, crawlerInput } = store.getState();
      if (crawler.kind !== 'known') updateQuestion({ crawler: readChosenCrawler(crawlerInput, arrived) });
    };
    loadCatalogue().then(arrive, () => arrive('missing'));
  };
  return {
    setCrawler: (crawlerInput) =>
      updateQuestion({ crawlerInput, crawler: readChosenCrawler(crawlerInput, store.getState().catalogue) }),
    setUrl,
    setDialect: (dialectChoice) => updateQuestion({ dialectChoice }),
    setRobotsUrl: (robotsUrlInput) =>
      updateQuestion({ robotsUrlInput, robotsUrl: readRobotsUrl(robotsUrlInput), sameFile: [] }),
    setSameFile: (sameFile) => updateQuestion({ sameFile }),
    setAnswer: (part) => updateQuestion({ answer: { ...store.getState().answer, ...part } }),
    endSimulation: () => updateQuestion({ answer: realAnswerOf(store.getState()) }),
    loadCatalogue: load,
    edit: (transaction, text, isPaste = false) => {
      const state = store.getState();
      const document = editedDocument(state.document, transaction, text);
      // The site's answer doesn't apply to another text.
      const answer = isSimulating(state) ? state.answer : realAnswerOf({ document });
      const isOwnText = text.length > 0 && replacesAll(state.document, transaction);
      const part = {
        document,
        answer,
        pasted: null,
        ...(isPasting && pastedDraft(state)),
        ...(isOwnText && withoutExampleUrl(state, text.toString())),
      };
      const opened = isOwnText && (isPaste || isPasting) ? pastedPart({ ...state, ...part }) : null;
      const next = { ...state, ...part, ...opened };
      // An edited example is an own text, which has another question.
      const isAsked = next.url !== state.url || document.origin.kind !== state.document.origin.kind;
      change(
        { ...part, ...opened, ...keptPart(state), markedLines: null },
        {
          transactions: [transaction],
          ...(opened && { watched: watchedOf(next) }),
          ...((isAsked || answer !== state.answer || isPasting) && askedPart(next)),
        },
      );
    },
    confirmSite: (origin) => {
      const { document } = store.getState();
      updateQuestion({ document: { ...document, origin }, answer: origin.answer });
    },
    showPanel: (sourcePanel) => store.setState({ sourcePanel, ...(sourcePanel && { showsFile: true }) }),
    ...documentActions(store, { change, watch, load, setUrl, replaceText }),
    setTheme: (theme) => {
      store.setState({ theme });
      saveTheme?.(theme);
    },
    setView: (view) => {
      watch(view === 'file' ? { showsFile: true } : { view, showsFile: false, markedLines: null });
      if (view === 'crawlers') load();
    },
    showLine: (line) => store.setState({ showsFile: true, lineRequest: { line } }),
    markLines: (lines, isFollowed) => store.setState({ markedLines: lines && { lines, isFollowed } }),
    dismissNotice: () => store.setState({ notice: null }),
    showMoreRows: (list) => {
      const { report } = store.getState();
      if (report?.verdict == null) return;
      const from = report.verdict[list].length;
      client.requestRows({ kind: 'rows', version: report.version, list, from, to: Number.MAX_SAFE_INTEGER });
    },
    restartWorker: () => client.start(),
  };
}

function wholeState(state: TesterState): Update {
  return {
    kind: 'update',
    version: state.version,
    open: openDocument(state.document),
    ...askedPart(state),
    watched: watchedOf(state),
  };
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
