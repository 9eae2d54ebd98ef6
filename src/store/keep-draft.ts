import type { StoreApi } from 'zustand/vanilla';
import type { Draft } from './draft';
import { newDraftId } from './draft-id';
import type { DraftStorage, StorageProblem } from './draft-storage';
import type { TesterState } from './state';

/** Rest after the last change before the draft is written, in milliseconds. */
const REST = 300;

/**
 * Keeps the tab's work as a draft: some time after the last change, at once when something was opened (its bytes cannot be saved any more while the
 * page goes) or named, and when the page is hidden. What came by a link and was not edited is not kept. Tells once where nothing can be kept.
 * Returns what ends it.
 */
export function keepDraft(store: StoreApi<TesterState>, storage: DraftStorage): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let told = false;

  /** Forgets that something was to be saved; true where it was. */
  const settle = (): boolean => {
    const wasWaiting = timer !== undefined;
    clearTimeout(timer);
    timer = undefined;
    return wasWaiting;
  };
  const tell = (problem: StorageProblem): void => {
    if (told || store.getState().notice !== null) return;
    told = true;
    store.setState({ notice: { kind: problem === 'full' ? 'storage-full' : 'storage-denied' } });
  };
  const save = async (state: TesterState): Promise<void> => {
    const draft = draftOf(state);
    let outcome = await storage.save(state.draftId, draft);
    if (outcome === 'elsewhere') {
      // Another tab has opened this draft meanwhile: here it goes on as a draft of its own.
      const draftId = newDraftId();
      if (store.getState().draftId === state.draftId) store.setState({ draftId });
      outcome = await storage.save(draftId, draft);
    }
    if (outcome === 'denied' || outcome === 'full') tell(outcome);
  };
  const unsubscribe = store.subscribe((state, before) => {
    if (state.draftId !== before.draftId) {
      if (settle()) void save(before);
      endWork(storage, before);
    }
    if (state.isGuest || !isWorkChanged(state, before)) return;
    settle();
    if (state.document.id !== before.document.id || state.draftName !== before.draftName) void save(state);
    else timer = setTimeout(() => settle() && void save(store.getState()), REST);
  });
  const saveNow = (): void => {
    if (document.visibilityState !== 'hidden' || !settle()) return;
    const state = store.getState();
    storage.saveBeforeLeaving(state.draftId, draftOf(state));
  };
  document.addEventListener('visibilitychange', saveNow);
  return () => {
    settle();
    unsubscribe();
    document.removeEventListener('visibilitychange', saveNow);
  };
}

/** True where something changed that a draft holds. A name that goes with its draft (it was deleted) is no change. */
function isWorkChanged(state: TesterState, before: TesterState): boolean {
  return (
    state.document !== before.document ||
    state.crawlerInput !== before.crawlerInput ||
    state.urlInput !== before.urlInput ||
    state.dialectChoice !== before.dialectChoice ||
    state.robotsUrlInput !== before.robotsUrlInput ||
    state.urls !== before.urls ||
    (state.draftName !== before.draftName && state.draftId === before.draftId)
  );
}

/** Lets go of a draft that something else has taken the place of. An example that was only looked at does not stay in the list. */
function endWork(storage: DraftStorage, { document, draftId, draftName, isGuest }: TesterState): void {
  const isExample = document.origin.kind === 'example' && !document.edited;
  const isNothing = draftName === '' && (isExample || document.text.length === 0);
  if (isNothing && !isGuest) void storage.remove(draftId);
  storage.leave(draftId);
}

function draftOf(state: TesterState): Draft {
  const { document, crawlerInput, urlInput, dialectChoice, robotsUrlInput, urls, draftName } = state;
  const { text, bytes, lineEnd, mixedEndsUnified, bom, edited, origin } = document;
  return {
    savedAt: Date.now(),
    text: text.toString(),
    bytes,
    lineEnd,
    mixedEndsUnified,
    bom,
    edited,
    origin,
    crawlerInput,
    urlInput,
    dialectChoice,
    robotsUrlInput,
    urls,
    name: draftName,
  };
}
