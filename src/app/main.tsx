import './start-editor';
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  type Arrival,
  createTester,
  type DraftStorage,
  loadTheme,
  mayHaveDraft,
  readAnsweredExample,
  saveTheme,
  type Tester,
  type TesterState,
} from '../store';
import { loadPrerenderedParts, PHONE } from '../ui';
import { type EarlyWork, earlyWork, type ReadDraft } from './begin';
import { openAddress } from './open-address';
import { Page } from './page';
import { startsAsExample } from './start-as';

/** Starts the page: first waits for the address and the tab's draft, if there may be one, then starts engine and page together. */
async function main(element: HTMLElement, work: EarlyWork): Promise<void> {
  const timeout = work.startTimeout();
  const isExample = startsAsExample();
  // Begun in any case, so that the parts appear together with the answer if they are there by then.
  const takeOver = loadTakeOver().catch(() => null);
  const [arrival, read, parts] = await Promise.all([
    Promise.race([work.arrival, whenAborted(timeout)]),
    !isExample && mayHaveDraft() ? Promise.race([work.draft.catch(() => null), whenAborted(timeout)]) : null,
    isExample ? Promise.race([takeOver, whenAborted(timeout)]) : null,
  ]);
  const early = window.earlyInput;
  // Otherwise the page is rendered anew: a part is missing, a link arrived, or the window has become a phone's.
  const canTakeOver = parts !== null && arrival === null && early?.isPhone === matchMedia(PHONE).matches;
  const tester = createPageTester(work, read, arrival, canTakeOver);
  const started = tester.store.getState();
  tester.start();
  loadProblemsWhenIdle(tester);
  openLinks(tester, arrival === null ? work.arrival : null);
  const page = (drafts: DraftStorage | null) => <Page tester={tester} drafts={drafts} />;
  document.querySelector('.static-text')?.remove();
  delete document.documentElement.dataset['start'];
  early?.endPresses();
  const typed = parts?.typedTexts() ?? [];
  if (!canTakeOver) element.replaceChildren();
  const root = canTakeOver ? flushSync(() => hydrateRoot(element, page(null))) : createRoot(element);
  if (!canTakeOver && parts !== null) flushSync(() => root.render(page(null)));
  parts?.repeatEarlyInput(typed, early?.presses ?? []);
  const keep = (from: ReadDraft): void => {
    keepWork(tester, started, from, arrival === null && read === null);
    root.render(page(from.drafts));
  };
  if (read !== null) keep(read);
  else {
    if (parts === null) root.render(page(null));
    // A transition leaves prerendered parts in place until React has taken them over.
    work.draft.then(
      (late) => startTransition(() => keep(late)),
      () => tester.actions.showNotice({ kind: 'drafts-missing' }),
    );
  }
  // If this fails, the page still works, but not offline.
  import('./service-worker').then(({ workOffline }) => workOffline(tester)).catch(() => undefined);
}

/** Creates the tester with all parts of the page. `isAnswered`: the prerendered example is taken over with its answer. */
function createPageTester(
  { startEngine }: EarlyWork,
  read: ReadDraft | null,
  arrival: Arrival | null,
  isAnswered: boolean,
): Tester {
  return createTester({
    startWorker: startEngine,
    loadTraits: () => import('../engine/traits'),
    loadCatalogue: () => import('../catalogue/full'),
    loadProblems: () => import('./start-problems').then((part) => part.startProblems),
    loadUrls: () => import('./start-urls').then((part) => part.startUrls),
    loadLive: () => import('./start-live').then((part) => part.startLive),
    draft: read?.draft ?? null,
    arrival,
    answered: isAnswered ? readAnsweredExample(document.getElementById('answered')?.textContent ?? '') : null,
    theme: loadTheme(),
    saveTheme,
  });
}

/** Looks for problems once the engine has answered and the browser is idle. */
function loadProblemsWhenIdle({ store, actions }: Tester): void {
  const stopWaiting = store.subscribe(({ report, workerStatus }) => {
    // A prerendered page has a report before the engine runs.
    if (report === null || workerStatus === 'starting') return;
    stopWaiting();
    // Safari has no `requestIdleCallback`.
    (window.requestIdleCallback ?? setTimeout)(actions.loadProblems);
  });
}

/** Opens the page's own link if it is read too late for the start, and links that are pasted into the address bar, even while the page is still starting. */
function openLinks({ actions }: Tester, late: Promise<Arrival | null> | null): void {
  const openWhenRead = (opened: Promise<Arrival | null>): void =>
    void opened.then((another) => another && actions.openArrival(another, isTyping()));
  if (late !== null) openWhenRead(late);
  const openAnother = (): void => openWhenRead(openAddress());
  window.addEventListener('hashchange', openAnother);
  openAnother();
}

/**
 * Saves the work from now on.
 * @param started the state when the page started
 * @param mayOpen true if neither a draft nor an address was read in time for the start
 */
function keepWork(
  tester: Tester,
  started: TesterState,
  { drafts, draft, keepDraft }: ReadDraft,
  mayOpen: boolean,
): void {
  let since = started;
  if (draft !== null && started.draftId !== draft.id) {
    // It was read too late for the start: an older version of the page saved it.
    if (mayOpen && tester.store.getState().version === started.version) {
      tester.actions.openDraft(draft);
      // The user didn't ask for it.
      tester.actions.dismissWritten();
      since = tester.store.getState();
    }
    // The address replaced the draft: release it for other tabs, as when a link is opened later.
    else drafts.leave(draft.id);
  }
  keepDraft(tester, drafts, since);
}

/** Loads what React needs to take over the prerendered page. */
async function loadTakeOver() {
  const [events] = await Promise.all([
    import(/* chunk: prerendered */ '../ui/page/page-events'),
    loadPrerenderedParts(),
  ]);
  return events;
}

/** Returns whether the next key press would go into a field or the editor. */
function isTyping(): boolean {
  const { activeElement } = document;
  // The editor is in a shadow root.
  return (activeElement?.shadowRoot?.activeElement ?? activeElement)?.matches(':read-write') ?? false;
}

function whenAborted(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(null)));
}

const root = document.getElementById('root');
if (root !== null && earlyWork !== null) void main(root, earlyWork);
