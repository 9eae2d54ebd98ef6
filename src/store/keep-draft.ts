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
  tester: TesterBinding,
  storage: DraftStorage,
  since: TesterState = tester.store.getState(),
): () => void {
  const keeper = new DraftKeeper(tester, storage);
  const { store } = tester;
  const life = new AbortController();
  const whileKeeping = { signal: life.signal };
  const onVisibility = (): void => {
    if (document.visibilityState === 'hidden') keeper.saveNow();
  };
  const onBeforeUnload = (event: Event): void => {
    if (!keeper.saveNow()) event.preventDefault();
  };
  const unsubscribe = store.subscribe((state, before) => keeper.follow(state, before));
  keeper.follow(store.getState(), since);
  document.addEventListener('visibilitychange', onVisibility, whileKeeping);
  // `visibilitychange` doesn't fire if a hidden page closes.
  window.addEventListener('pagehide', () => keeper.saveNow(), whileKeeping);
  window.addEventListener('beforeunload', onBeforeUnload, whileKeeping);
  return () => {
    keeper.settle();
    unsubscribe();
    life.abort();
  };
}

/** Saves the changes of one tab, one write at a time. */
class DraftKeeper {
  readonly #tester: TesterBinding;
  readonly #storage: DraftStorage;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Notices that were shown; each is shown once. */
  readonly #shown = new Set<Notice['kind']>();
  /** New draft ids for drafts that other tabs have opened. */
  readonly #successors = new Map<string, string>();
  #isMoving = false;
  /** The latest save, until it is done: closing the page may cut it off. */
  #underWay: StoredDraft | null = null;

  constructor(tester: TesterBinding, storage: DraftStorage) {
    this.#tester = tester;
    this.#storage = storage;
  }

  /** Saves what a change of the state calls for, immediately or later. */
  follow(state: TesterState, before: TesterState): void {
    if (state.draftId !== before.draftId && !this.#isMoving) {
      if (this.settle()) void this.#save(before);
      endWork(this.#storage, before);
    }
    if (state.isGuest || !isWorkChanged(state, before)) return;
    if (state.document.id !== before.document.id || state.draftName !== before.draftName) {
      this.settle();
      void this.#save(state);
    } else this.#timer ??= setTimeout(this.#saveWhenDue, SAVE_DELAY);
  }

  /** Cancels the pending save; returns true if there was one. */
  settle(): boolean {
    const wasWaiting = this.#timer !== undefined;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    return wasWaiting;
  }

  /**
   * Saves all changes; if that isn't done yet, also synchronously. Returns false if the synchronous save
   * fails, so that the page must stay open until the other is done.
   */
  saveNow(): boolean {
    if (this.settle()) void this.#save(this.#tester.store.getState());
    const saving = this.#underWay;
    return saving === null || this.#storage.saveSync(saving.id, saving.draft);
  }

  readonly #saveWhenDue = (): void => {
    this.settle();
    // One write at a time, so that large drafts don't queue up on a slow disk.
    if (this.#underWay !== null) this.#timer = setTimeout(this.#saveWhenDue, RETRY_DELAY);
    else void this.#save(this.#tester.store.getState());
  };

  async #save(state: TesterState): Promise<void> {
    const saving = { id: state.draftId, draft: draftOf(state) };
    this.#underWay = saving;
    markDraft();
    await this.#trySave(saving);
    if (this.#underWay === saving) this.#underWay = null;
  }

  async #trySave({ id: present, draft }: StoredDraft): Promise<void> {
    let id = present;
    let outcome = await this.#storage.save(id, draft);
    for (let moves = 0; outcome === 'elsewhere' && moves < MOST_MOVES; moves += 1) {
      id = this.#moveOn(id);
      outcome = await this.#storage.save(id, draft);
    }
    if (outcome !== 'elsewhere') this.#successors.delete(id);
    if (outcome === 'denied' || outcome === 'full') this.#notify(`storage-${outcome}`);
    else if (draft.edited && draft.text.length > LONGEST_LEFT) this.#notify('large-file');
  }

  /**
   * Continues as a new draft, with unsaved changes, because another tab has opened this one. Returns the new
   * id.
   */
  #moveOn(from: string): string {
    const to = this.#successors.get(from) ?? newDraftId();
    this.#successors.set(from, to);
    this.#isMoving = true;
    if (this.#tester.store.getState().draftId === from) this.#tester.actions.setDraftId(to);
    this.#isMoving = false;
    return to;
  }

  #notify(kind: 'storage-denied' | 'storage-full' | 'large-file'): void {
    const { notice } = this.#tester.store.getState();
    // May replace the update notice, which is shown again later.
    if (this.#shown.has(kind) || (notice !== null && notice.kind !== 'update-ready')) return;
    this.#shown.add(kind);
    this.#tester.actions.showNotice({ kind });
  }
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
