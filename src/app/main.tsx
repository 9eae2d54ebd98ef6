import { createRoot } from 'react-dom/client';
import { createTester, IndexedDrafts, keepDraft, loadTheme } from '../store';
import { App, ErrorBoundary, TesterContext } from '../ui';
import { startWorker } from './start-worker';

/** Drafts that take longer than this (milliseconds) to read do not hold up the page. */
const DRAFT_PATIENCE = 1_000;

/** Starts the page: the tab's draft first, then the engine and the page at once. */
async function main(root: HTMLElement): Promise<void> {
  const drafts = new IndexedDrafts();
  const patience = AbortSignal.timeout(DRAFT_PATIENCE);
  const draft = await Promise.race([drafts.load(patience), whenAborted(patience)]);
  const tester = createTester({
    startWorker,
    loadCatalogue: () => import('../catalogue/full'),
    draft,
    theme: loadTheme(),
  });
  tester.start();
  keepDraft(tester.store, drafts);
  createRoot(root).render(
    <ErrorBoundary readText={() => tester.store.getState().document.text.toString()}>
      <TesterContext value={tester}>
        <App />
      </TesterContext>
    </ErrorBoundary>,
  );
}

function whenAborted(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(null)));
}

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
void main(root);
