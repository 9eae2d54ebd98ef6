import type { Draft } from './draft';
import { newDraftId } from './draft-id';
import { markDraft } from './draft-mark';
import type { DraftStorage, StoredDraft } from './draft-storage';
import { LONGEST_LEFT } from './left-draft';
import type { Notice } from './notice';
import type { TesterState } from './state';
import type { TesterBinding } from './tester-handle';

/** Milliseconds from the first unsaved change to its save. The rest of a second is left for the write. */
const SAVE_DELAY = 700;

/** Milliseconds between checks of whether the previous save is done. */
const RETRY_DELAY = 100;

/** Maximum number of times that one save moves to a new draft because another tab has opened the last one. */
const MOST_MOVES = 8;

/**
 * Saves the tab's work as a draft. A change is saved `SAVE_DELAY` after the first unsaved one. An opened
 * document is saved immediately, because its bytes can't be saved while the page closes; so is a name.
 * Unsaved changes are saved when the page is hidden or closes. If that isn't possible, the browser asks the
 * user first. Content from a link is saved only once it is edited. Shows a notice once if nothing can be
 * saved, or if an edited text is too large to be saved while the page closes. `since` is the state when the
 * page started: what changed until this code had loaded is saved too. Returns a function that stops saving.
 */
export function keepDraft(
  { store, actions }: TesterBinding,
  storage: DraftStorage,
  since: TesterState = store.getState(),
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Notices that were shown; each is shown once. */
  const shown = new Set<Notice['kind']>();
  /** New draft ids for drafts that other tabs have opened. */
  const successors = new Map<string, string>();
  let isMoving = false;
  /** The latest save, until it is done: closing the page may cut it off. */
  let underWay: StoredDraft | null = null;

  /** Cancels the pending save; returns true if there was one. */
  const settle = (): boolean => {
    const wasWaiting = timer !== undefined;
    clearTimeout(timer);
    timer = undefined;
    return wasWaiting;
  };
  const notify = (kind: 'storage-denied' | 'storage-full' | 'large-file'): void => {
    const { notice } = store.getState();
    // May replace the update notice, which is shown again later.
    if (shown.has(kind) || (notice !== null && notice.kind !== 'update-ready')) return;
    shown.add(kind);
    actions.showNotice({ kind });
  };
  const save = async (state: TesterState): Promise<void> => {
    const saving = { id: state.draftId, draft: draftOf(state) };
    underWay = saving;
    markDraft();
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
  /**
   * Continues as a new draft, with unsaved changes, because another tab has opened this one. Returns the new
   * id.
   */
  const moveOn = (from: string): string => {
    const to = successors.get(from) ?? newDraftId();
    successors.set(from, to);
    isMoving = true;
    if (store.getState().draftId === from) actions.setDraftId(to);
    isMoving = false;
    return to;
  };
  const follow = (state: TesterState, before: TesterState): void => {
    if (state.draftId !== before.draftId && !isMoving) {
      if (settle()) void save(before);
      endWork(storage, before);
    }
    if (state.isGuest || !isWorkChanged(state, before)) return;
    if (state.document.id !== before.document.id || state.draftName !== before.draftName) {
      settle();
      void save(state);
    } else timer ??= setTimeout(saveWhenDue, SAVE_DELAY);
  };
  const saveWhenDue = (): void => {
    settle();
    // One write at a time, so that large drafts don't queue up on a slow disk.
    if (underWay !== null) timer = setTimeout(saveWhenDue, RETRY_DELAY);
    else void save(store.getState());
  };
  /**
   * Saves all changes; if that isn't done yet, also synchronously. Returns false if the synchronous save
   * fails, so that the page must stay open until the other is done.
   */
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
  const unsubscribe = store.subscribe(follow);
  follow(store.getState(), since);
  document.addEventListener('visibilitychange', onVisibility);
  // `visibilitychange` doesn't fire if a hidden page closes.
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

/** State saved in a draft, besides its name. */
const DRAFT_FIELDS = [
  'document',
  'crawlerInput',
  'urlInput',
  'dialectChoice',
  'robotsUrlInput',
  'sameFile',
  'list',
] as const satisfies readonly (keyof TesterState)[];

/** Returns true if saved state changed. A name that changes together with its draft (which was deleted) doesn't count. */
function isWorkChanged(state: TesterState, before: TesterState): boolean {
  const isRenamed = state.draftName !== before.draftName && state.draftId === before.draftId;
  return isRenamed || DRAFT_FIELDS.some((field) => state[field] !== before[field]);
}

/**
 * Releases a draft that was replaced. Deletes an unnamed draft without URLs that holds only an unedited
 * example or no text.
 */
function endWork(storage: DraftStorage, { document, draftId, draftName, isGuest, list }: TesterState): void {
  const isExample = document.origin.kind === 'example' && !document.edited;
  const isNothing = draftName === '' && list.urls.length === 0 && (isExample || document.text.length === 0);
  if (isNothing && !isGuest) void storage.remove(draftId);
  storage.leave(draftId);
}

function draftOf(state: TesterState): Draft {
  const { document, crawlerInput, urlInput, dialectChoice, robotsUrlInput, sameFile, list, draftName } =
    state;
  const { id: _, hasGiantLine: __, ...content } = document;
  return {
    savedAt: Date.now(),
    ...content,
    text: content.text.toString(),
    crawlerInput,
    urlInput,
    dialectChoice,
    robotsUrlInput,
    ...(sameFile.length > 0 && { sameFile }),
    list,
    name: draftName,
  };
}
