import { createRoot } from 'react-dom/client';
import { type Arrival, createTester, IndexedDrafts, keepDraft, loadTheme, saveTheme } from '../store';
import { App, DraftsContext, ErrorBoundary, TesterContext } from '../ui';
import workerAddress from '../worker/tester.worker?worker&url';
import { openAddress } from './open-address';
import { startWorker } from './trusted-types';

/** Maximum time in milliseconds that the page waits for a draft or a link to be read. */
const PATIENCE = 4_000;

/** Starts the page: first reads the address and the tab's draft, then starts engine and page together. */
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
  // The address replaced the draft: release it for other tabs, as when a link is opened later.
  if (draft !== null && tester.store.getState().draftId !== draft.id) drafts.leave(draft.id);
  tester.start();
  const stopWaiting = tester.store.subscribe(({ report }) => {
    if (report === null) return;
    stopWaiting();
    // Look for problems when the browser is idle; Safari has no `requestIdleCallback`.
    (window.requestIdleCallback ?? setTimeout)(tester.actions.loadProblems);
  });
  keepDraft(tester.store, drafts);
  const openWhenRead = (opened: Promise<Arrival | null>): void =>
    void opened.then((another) => another && tester.actions.openArrival(another, isTyping()));
  if (arrival === null) openWhenRead(opening);
  // Opens a link that is pasted into the address bar of the open page, even while the page is still starting.
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
  // If this fails, the page still works, but not offline.
  import('./service-worker').then(({ workOffline }) => workOffline(tester.store)).catch(() => undefined);
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
// Null if check-browser.ts finds the browser too old.
if (root !== null) void main(root);
