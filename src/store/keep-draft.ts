import type { StoreApi } from 'zustand/vanilla';
import type { Draft } from './draft';
import { newDraftId } from './draft-id';
import type { DraftStorage, StoredDraft } from './draft-storage';
import { LONGEST_LEFT } from './left-draft';
import type { Notice } from './notice';
import type { TesterState } from './state';

/** From the first unsaved change to its save, in milliseconds. The write itself has the rest of a second. */
const SAVE_DELAY = 700;

/** How often a save that is due looks whether the one before is done, in milliseconds. */
const RETRY_DELAY = 100;

/** How often a draft is handed on to a new one at most while it is saved; more other tabs than that do not take one after the other. */
const MOST_MOVES = 8;

/**
 * Keeps the tab's work as a draft: `SAVE_DELAY` after the first unsaved change, whatever changes meanwhile; at once when something is opened (its
 * bytes cannot be saved while the page closes) or named, and when the page is hidden or closes. Where the page cannot keep a change while it closes,
 * the browser asks the reader first. What came by a link and was not edited is not kept. Tells once where nothing can be kept, and where an edited
 * text is too large to be kept while the page closes. Returns what ends it.
 */
export function keepDraft(store: StoreApi<TesterState>, storage: DraftStorage): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Notices that were shown: each is shown once. */
  const shown = new Set<Notice['kind']>();
  /** By drafts that other tabs have: the drafts as which this tab's work on them goes on. */
  const successors = new Map<string, string>();
  let isMoving = false;
  /** The last save, until it is done: a page that closes may end it. */
  let underWay: StoredDraft | null = null;

  /** Forgets that something was to be saved; true where it was. */
  const settle = (): boolean => {
    const wasWaiting = timer !== undefined;
    clearTimeout(timer);
    timer = undefined;
    return wasWaiting;
  };
  const notify = (kind: 'storage-denied' | 'storage-full' | 'large-file'): void => {
    const { notice } = store.getState();
    // That a newer version waits is told again.
    if (shown.has(kind) || (notice !== null && notice.kind !== 'update-ready')) return;
    shown.add(kind);
    store.setState({ notice: { kind } });
  };
  const save = async (state: TesterState): Promise<void> => {
    const saving = { id: state.draftId, draft: draftOf(state) };
    underWay = saving;
    await trySave(saving);
    if (underWay === saving) underWay = null;
  };
  const trySave = async ({ id: present, draft }: StoredDraft): Promise<void> => {
    let id = present;
    let outcome = await storage.save(id, draft);
    for (let moves = 0; outcome === 'elsewhere' && moves < MOST_MOVES; moves += 1) {
      id = moveOn(id);
      outcome = await storage.save(id, draft);
    }
    if (outcome !== 'elsewhere') successors.delete(id);
    if (outcome === 'denied' || outcome === 'full') notify(`storage-${outcome}`);
    else if (draft.edited && draft.text.length > LONGEST_LEFT) notify('large-file');
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
    if (state.document.id !== before.document.id || state.draftName !== before.draftName) {
      settle();
      void save(state);
    } else timer ??= setTimeout(saveWhenDue, SAVE_DELAY);
  });
  const saveWhenDue = (): void => {
    settle();
    // One write at a time: large drafts must not queue up where the disk is slow.
    if (underWay !== null) timer = setTimeout(saveWhenDue, RETRY_DELAY);
    else void save(store.getState());
  };
  /** Saves what is not saved yet, also synchronously. False where that is not possible: the page must live until the save is done. */
  const saveNow = (): boolean => {
    if (settle()) void save(store.getState());
    return underWay === null || storage.saveSync(underWay.id, underWay.draft);
  };
  const onVisibility = (): void => {
    if (document.visibilityState === 'hidden') saveNow();
  };
  const onBeforeUnload = (event: Event): void => {
    if (!saveNow()) event.preventDefault();
  };
  document.addEventListener('visibilitychange', onVisibility);
  // A hidden page that closes changes its visibility no more.
  window.addEventListener('pagehide', saveNow);
  window.addEventListener('beforeunload', onBeforeUnload);
  return () => {
    settle();
    unsubscribe();
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pagehide', saveNow);
    window.removeEventListener('beforeunload', onBeforeUnload);
  };
}

/** What of the state a draft holds, beside its name. */
const DRAFT_FIELDS = [
  'document',
  'crawlerInput',
  'urlInput',
  'dialectChoice',
  'robotsUrlInput',
  'list',
] as const satisfies readonly (keyof TesterState)[];

/** True where something changed that a draft holds. A name that goes with its draft (it was deleted) is no change. */
function isWorkChanged(state: TesterState, before: TesterState): boolean {
  const isRenamed = state.draftName !== before.draftName && state.draftId === before.draftId;
  return isRenamed || DRAFT_FIELDS.some((field) => state[field] !== before[field]);
}

/** Lets go of a draft that something else has taken the place of. An example that was only looked at does not stay in the list. */
function endWork(storage: DraftStorage, { document, draftId, draftName, isGuest, list }: TesterState): void {
  const isExample = document.origin.kind === 'example' && !document.edited;
  const isNothing = draftName === '' && list.urls.length === 0 && (isExample || document.text.length === 0);
  if (isNothing && !isGuest) void storage.remove(draftId);
  storage.leave(draftId);
}

function draftOf(state: TesterState): Draft {
  const { document, crawlerInput, urlInput, dialectChoice, robotsUrlInput, list, draftName } = state;
  const { id: _, hasGiantLine: __, ...content } = document;
  return {
    savedAt: Date.now(),
    ...content,
    text: content.text.toString(),
    crawlerInput,
    urlInput,
    dialectChoice,
    robotsUrlInput,
    list,
    name: draftName,
  };
}
