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
} from '../store';
import { loadPrerenderedParts, PHONE } from '../ui';
import { type EarlyWork, earlyWork, type ReadDraft } from './begin';
import { openAddress } from './open-address';
import { Page } from './page';
import { startsAsExample } from './start-as';

/** Starts the page: first waits for the address and the tab's draft, if there may be one, then starts engine and page together. */
async function main(element: HTMLElement, work: EarlyWork): Promise<void> {
  const patience = work.startPatience();
  const isExample = startsAsExample();
  // Begun in any case, so that the parts appear together with the answer if they are there by then.
  const takeOver = loadTakeOver().catch(() => null);
  const [arrival, read, parts] = await Promise.all([
    Promise.race([work.arrival, whenAborted(patience)]),
    !isExample && mayHaveDraft() ? Promise.race([work.draft.catch(() => null), whenAborted(patience)]) : null,
    isExample ? Promise.race([takeOver, whenAborted(patience)]) : null,
  ]);
  const early = window.earlyInput;
  // Otherwise the page is rendered anew: a part is missing, a link arrived, or the window has become a phone's.
  const canTakeOver = parts !== null && arrival === null && early?.isPhone === matchMedia(PHONE).matches;
  const tester = createTester({
    startWorker: work.startEngine,
    loadTraits: () => import('../engine/traits'),
    loadCatalogue: () => import('../catalogue/full'),
    loadProblems: () => import('./start-problems').then((part) => part.startProblems),
    loadUrls: () => import('./start-urls').then((part) => part.startUrls),
    loadLive: () => import('./start-live').then((part) => part.startLive),
    draft: read?.draft ?? null,
    arrival,
    answered: canTakeOver
      ? readAnsweredExample(document.getElementById('answered')?.textContent ?? '')
      : null,
    theme: loadTheme(),
    saveTheme,
  });
  const started = tester.store.getState();
  tester.start();
  const stopWaiting = tester.store.subscribe(({ report, workerStatus }) => {
    // A prerendered page has a report before the engine runs.
    if (report === null || workerStatus === 'starting') return;
    stopWaiting();
    // Look for problems when the browser is idle; Safari has no `requestIdleCallback`.
    (window.requestIdleCallback ?? setTimeout)(tester.actions.loadProblems);
  });
  const openWhenRead = (opened: Promise<Arrival | null>): void =>
    void opened.then((another) => another && tester.actions.openArrival(another, isTyping()));
  if (arrival === null) openWhenRead(work.arrival);
  // Opens a link that is pasted into the address bar of the open page, even while the page is still starting.
  const openAnother = (): void => openWhenRead(openAddress());
  window.addEventListener('hashchange', openAnother);
  openAnother();
  const page = (drafts: DraftStorage | null) => <Page tester={tester} drafts={drafts} />;
  document.querySelector('.static-text')?.remove();
  delete document.documentElement.dataset['start'];
  early?.endPresses();
  const typed = parts?.typedTexts() ?? [];
  if (!canTakeOver) element.replaceChildren();
  const root = canTakeOver ? flushSync(() => hydrateRoot(element, page(null))) : createRoot(element);
  if (!canTakeOver && parts !== null) flushSync(() => root.render(page(null)));
  parts?.repeatEarlyInput(typed, early?.presses ?? []);
  const render = (drafts: DraftStorage | null): void => root.render(page(drafts));
  const keep = ({ drafts, draft, keepDraft }: ReadDraft): void => {
    let since = started;
    if (draft !== null && started.draftId !== draft.id) {
      const isUntouched = arrival === null && tester.store.getState().version === started.version;
      // It was read too late for the start: an older version of the page saved it.
      if (read === null && isUntouched) {
        tester.actions.openDraft(draft);
        since = tester.store.getState();
      }
      // The address replaced the draft: release it for other tabs, as when a link is opened later.
      else drafts.leave(draft.id);
    }
    keepDraft(tester, drafts, since);
    render(drafts);
  };
  if (read !== null) keep(read);
  else {
    if (parts === null) render(null);
    // A transition leaves prerendered parts in place until React has taken them over.
    work.draft.then(
      (late) => startTransition(() => keep(late)),
      () => tester.actions.showNotice({ kind: 'drafts-missing' }),
    );
  }
  // If this fails, the page still works, but not offline.
  import('./service-worker').then(({ workOffline }) => workOffline(tester)).catch(() => undefined);
}

/** Loads what React needs to take over the prerendered page. */
async function loadTakeOver() {
  const [events] = await Promise.all([import('../ui/page/page-events'), loadPrerenderedParts()]);
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
