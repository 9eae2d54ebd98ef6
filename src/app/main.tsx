import { createRoot } from 'react-dom/client';
import { type Arrival, createTester, IndexedDrafts, keepDraft, loadTheme, saveTheme } from '../store';
import { App, DraftsContext, ErrorBoundary, TesterContext } from '../ui';
import workerAddress from '../worker/tester.worker?worker&url';
import { openAddress } from './open-address';
import { startWorker } from './trusted-types';

/** A draft or a link that takes longer than this (milliseconds) to read does not hold up the page. */
const PATIENCE = 4_000;

/** Starts the page: what the address brings and the tab's draft first, then the engine and the page at once. */
async function main(root: HTMLElement): Promise<void> {
  const drafts = new IndexedDrafts();
  const patience = AbortSignal.timeout(PATIENCE);
  const opening = openAddress();
  const [arrival, draft] = await Promise.all([
    Promise.race([opening, whenAborted(patience)]),
    Promise.race([drafts.load(patience), whenAborted(patience)]),
  ]);
  const tester = createTester({
    startWorker: () => startWorker(workerAddress, 'engine'),
    loadCatalogue: () => import('../catalogue/full'),
    loadProblems: () => import('./start-problems'),
    loadUrls: () => import('./start-urls'),
    loadLive: () => import('./start-live'),
    draft,
    arrival,
    theme: loadTheme(),
    saveTheme,
  });
  // What the address brought has taken the place of the draft: other tabs may have it, as when a link is opened later.
  if (draft !== null && tester.store.getState().draftId !== draft.id) drafts.leave(draft.id);
  tester.start();
  const stopWaiting = tester.store.subscribe(({ report }) => {
    if (report === null) return;
    stopWaiting();
    // Problems are looked for when there is nothing else to do; Safari does not say when that is.
    (window.requestIdleCallback ?? setTimeout)(tester.actions.loadProblems);
  });
  keepDraft(tester.store, drafts);
  const openWhenRead = (opened: Promise<Arrival | null>): void =>
    void opened.then((another) => another && tester.actions.openArrival(another, isTyping()));
  if (arrival === null) openWhenRead(opening);
  // Another link pasted into the address of the open page, be it while it was still starting.
  const openAnother = (): void => openWhenRead(openAddress());
  window.addEventListener('hashchange', openAnother);
  openAnother();
  createRoot(root).render(
    <ErrorBoundary readText={() => tester.store.getState().document.text.toString()}>
      <TesterContext value={tester}>
        <DraftsContext value={drafts}>
          <App />
        </DraftsContext>
      </TesterContext>
    </ErrorBoundary>,
  );
  // Without it the page works as well, but not offline.
  import('./service-worker').then(({ workOffline }) => workOffline(tester.store)).catch(() => undefined);
}

/** True while the focus is in a field or the editor: the next key goes there. */
function isTyping(): boolean {
  const { activeElement } = document;
  // The editor is in a shadow root.
  return (activeElement?.shadowRoot?.activeElement ?? activeElement)?.matches(':read-write') ?? false;
}

function whenAborted(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(null)));
}

const root = document.getElementById('root');
// Null if check-browser.ts finds the browser too old.
if (root !== null) void main(root);
