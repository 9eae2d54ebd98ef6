import type { StoreApi } from 'zustand/vanilla';
import type { Draft } from './draft';
import { newDraftId } from './draft-id';
import type { DraftStorage, StorageProblem } from './draft-storage';
import type { TesterState } from './state';

/** Rest after the last change before the draft is written, in milliseconds. */
const REST = 300;

/** How often a draft is handed on to a new one at most while it is saved; more other tabs than that do not take one after the other. */
const MOST_MOVES = 8;

/**
 * Keeps the tab's work as a draft: some time after the last change, at once when something was opened (its bytes cannot be saved any more while the
 * page goes) or named, and when the page is hidden. What came by a link and was not edited is not kept. Tells once where nothing can be kept.
 * Returns what ends it.
 */
export function keepDraft(store: StoreApi<TesterState>, storage: DraftStorage): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let told = false;
  /** By drafts that other tabs have: the drafts as which this tab's work on them goes on. */
  const successors = new Map<string, string>();
  let isMoving = false;
  /** What is being saved: a page that goes ends that. */
  let underWay: TesterState | null = null;

  /** Forgets that something was to be saved; true where it was. */
  const settle = (): boolean => {
    const wasWaiting = timer !== undefined;
    clearTimeout(timer);
    timer = undefined;
    return wasWaiting;
  };
  const tell = (problem: StorageProblem): void => {
    const { notice } = store.getState();
    // That a newer version waits is told again.
    if (told || (notice !== null && notice.kind !== 'update-ready')) return;
    told = true;
    store.setState({ notice: { kind: problem === 'full' ? 'storage-full' : 'storage-denied' } });
  };
  const save = async (state: TesterState): Promise<void> => {
    underWay = state;
    await trySave(state);
    if (underWay === state) underWay = null;
  };
  const trySave = async (state: TesterState): Promise<void> => {
    const draft = draftOf(state);
    let id = state.draftId;
    let outcome = await storage.save(id, draft);
    for (let moves = 0; outcome === 'elsewhere' && moves < MOST_MOVES; moves += 1) {
      id = moveOn(id);
      outcome = await storage.save(id, draft);
    }
    if (outcome !== 'elsewhere') successors.delete(id);
    if (outcome === 'denied' || outcome === 'full') tell(outcome);
  };
  /** Another tab has opened this draft meanwhile: here it goes on as a draft of its own, also with what still waits to be saved. */
  const moveOn = (from: string): string => {
    const to = successors.get(from) ?? newDraftId();
    successors.set(from, to);
    isMoving = true;
    if (store.getState().draftId === from) store.setState({ draftId: to });
    isMoving = false;
    return to;
  };
  const unsubscribe = store.subscribe((state, before) => {
    if (state.draftId !== before.draftId && !isMoving) {
      if (settle()) void save(before);
      endWork(storage, before);
    }
    if (state.isGuest || !isWorkChanged(state, before)) return;
    settle();
    if (state.document.id !== before.document.id || state.draftName !== before.draftName) void save(state);
    else timer = setTimeout(() => settle() && void save(store.getState()), REST);
  });
  const saveNow = (): void => {
    if (document.visibilityState !== 'hidden') return;
    const state = settle() ? store.getState() : underWay;
    if (state !== null) storage.saveBeforeLeaving(state.draftId, draftOf(state));
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
    state.suite !== before.suite ||
    (state.draftName !== before.draftName && state.draftId === before.draftId)
  );
}

/** Lets go of a draft that something else has taken the place of. An example that was only looked at does not stay in the list. */
function endWork(storage: DraftStorage, { document, draftId, draftName, isGuest, urls }: TesterState): void {
  const isExample = document.origin.kind === 'example' && !document.edited;
  const isNothing = draftName === '' && urls.length === 0 && (isExample || document.text.length === 0);
  if (isNothing && !isGuest) void storage.remove(draftId);
  storage.leave(draftId);
}

function draftOf(state: TesterState): Draft {
  const { document, crawlerInput, urlInput, dialectChoice, robotsUrlInput, urls, suite, draftName } = state;
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
    suite,
    name: draftName,
  };
}
