import type { StoreApi } from 'zustand/vanilla';
import type { DraftStorage } from './draft-storage';
import type { TesterState } from './state';

/** Rest after the last change before the draft is written, in milliseconds. */
const REST = 300;

/**
 * Keeps the tab's work as a draft: some time after the last change, at once when something was opened (its bytes cannot be saved any more while the
 * page goes) and when the page is hidden. Tells once where the browser does not allow it. Returns what ends it.
 */
export function keepDraft(store: StoreApi<TesterState>, storage: DraftStorage): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let told = false;

  const save = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const saved = await storage.save(draftOf(store.getState()));
    if (saved || told) return;
    told = true;
    if (store.getState().notice === null) store.setState({ notice: { kind: 'storage-denied' } });
  };
  const saveNow = (): void => {
    if (timer === undefined || document.visibilityState !== 'hidden') return;
    clearTimeout(timer);
    timer = undefined;
    storage.saveBeforeLeaving(draftOf(store.getState()));
  };
  const unsubscribe = store.subscribe((state, before) => {
    if (
      state.document === before.document &&
      state.crawlerInput === before.crawlerInput &&
      state.urlInput === before.urlInput &&
      state.dialectChoice === before.dialectChoice &&
      state.robotsUrlInput === before.robotsUrlInput
    )
      return;
    clearTimeout(timer);
    if (state.document.id !== before.document.id) void save();
    else timer = setTimeout(() => void save(), REST);
  });
  document.addEventListener('visibilitychange', saveNow);
  return () => {
    clearTimeout(timer);
    unsubscribe();
    document.removeEventListener('visibilitychange', saveNow);
  };
}

function draftOf(state: TesterState): Parameters<DraftStorage['save']>[0] {
  const { document, crawlerInput, urlInput, dialectChoice, robotsUrlInput } = state;
  const { text, bytes, lineEnd, bom, edited, origin } = document;
  return {
    savedAt: Date.now(),
    text: text.toString(),
    bytes,
    lineEnd,
    bom,
    edited,
    origin,
    crawlerInput,
    urlInput,
    dialectChoice,
    robotsUrlInput,
  };
}
