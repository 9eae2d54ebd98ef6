import { useCallback, useEffect, useMemo, useState } from 'react';
import { draftDone, draftFailed, draftsTexts } from '../../../messages';
import { type DraftList, type RemovedDraft, summaryOf } from '../../../store';
import { useActions, useDrafts, useTester, useTesterStore } from '../../parts/tester-context';
import { type DraftListRow, draftRows, type PresentDraft } from './draft-rows';

/**
 * Actions on a draft of the list. Each resolves to true if it succeeded, and reports the outcome in `status`.
 */
export interface DraftActions {
  open(row: DraftListRow): Promise<boolean>;
  rename(row: DraftListRow, name: string): Promise<boolean>;
  remove(row: DraftListRow): Promise<boolean>;
  undo(row: DraftListRow): Promise<boolean>;
}

/** The outcome of an action: what was done, or why it failed. */
interface StatusMessage {
  readonly text: string;
  readonly isFailure: boolean;
}

interface DraftListState extends DraftActions {
  readonly rows: readonly DraftListRow[];
  readonly unreadable: number;
  /** Reason why nothing is saved, or `unlisted`: the drafts can't be read. Null when both work. */
  readonly problem: 'denied' | 'full' | 'unlisted' | null;
  readonly status: StatusMessage | null;
  deleteAll(): Promise<void>;
  /** Called when the list closes. Deleted drafts can no longer be restored. */
  settle(): void;
}

/**
 * State and actions of the drafts list while it is open. Calls `onOpened` when a draft has replaced the
 * current text.
 */
export function useDraftList(onOpened: () => void): DraftListState {
  const storage = useDrafts();
  const store = useTesterStore();
  const { openDraft, setDraftName, forgetDraft } = useActions();
  const present = usePresentDraft();
  const { kept, refresh } = useKeptDrafts(storage);
  const [removed, setRemoved] = useState<ReadonlyMap<string, Removal>>(new Map());
  const [status, setStatus] = useState<StatusMessage | null>(null);

  const report = async (isDone: boolean, done: string, failed: string): Promise<boolean> => {
    await refresh();
    setStatus({ text: isDone ? done : failed, isFailure: !isDone });
    return isDone;
  };
  return {
    rows: draftRows(present, kept, removed),
    unreadable: kept === null || kept === 'loading' ? 0 : kept.unreadable,
    problem: storage?.problem() ?? (kept === null ? 'unlisted' : null),
    status,
    open: async (row) => {
      const draft = (await storage?.open(row.id)) ?? null;
      if (draft === null) return report(false, '', draftFailed.open(row));
      openDraft({ id: row.id, draft });
      onOpened();
      return true;
    },
    rename: async (row, name) => {
      if (row.place !== 'here')
        return report(
          (await storage?.rename(row.id, name)) === true,
          draftDone.named(name),
          draftFailed.name(row),
        );
      setDraftName(name);
      // The name is saved with the draft, and `list()` resolves only after that.
      await storage?.list();
      return report(storage?.problem() === null, draftDone.named(name), draftFailed.keepName(name));
    },
    remove: async (row) => {
      const entry = (await storage?.remove(row.id)) ?? null;
      if (entry !== null) setRemoved((before) => new Map(before).set(row.id, { row, entry }));
      return report(entry !== null, draftDone.deleted(row), draftFailed.delete(row));
    },
    undo: async (row) => {
      const removal = removed.get(row.id);
      const isDone = removal !== undefined && (await storage?.restore(removal.entry)) === true;
      // Refresh the list first: a row missing from both lists would lose its place and the focus.
      await report(isDone, draftDone.restored(row), draftFailed.restore(row));
      if (isDone) setRemoved((before) => without(before, row.id));
      return isDone;
    },
    deleteAll: async () => {
      const isDone = (await storage?.removeAll()) === true;
      if (isDone) {
        setRemoved(new Map());
        if (!store.getState().isGuest) forgetDraft();
      }
      const left = (await storage?.list())?.drafts.length ?? 0;
      await report(
        isDone,
        left > 0 ? draftsTexts.allButElsewhere : draftsTexts.allDeleted,
        draftsTexts.deletingFailed,
      );
    },
    settle: () => {
      if (removed.has(store.getState().draftId)) forgetDraft();
    },
  };
}

/** The saved drafts, null if storage is denied, and a function that reads them again. Also reads them when the tab is shown again. */
function useKeptDrafts(storage: ReturnType<typeof useDrafts>) {
  const [kept, setKept] = useState<DraftList | null | 'loading'>('loading');
  const refresh = useCallback(async () => setKept((await storage?.list()) ?? null), [storage]);
  useEffect(() => {
    void refresh();
    // Other tabs may have opened or deleted drafts in the meantime.
    const onVisible = () => document.visibilityState === 'visible' && void refresh();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [refresh]);
  return { kept, refresh };
}

/** A draft that was deleted while the list is open. */
export interface Removal {
  readonly row: DraftListRow;
  readonly entry: RemovedDraft;
}

function without<Value>(map: ReadonlyMap<string, Value>, key: string): ReadonlyMap<string, Value> {
  return new Map([...map].filter(([other]) => other !== key));
}

/** Returns the draft that the page shows, as an entry of the list. */
function usePresentDraft(): PresentDraft {
  const document = useTester((state) => state.document);
  const id = useTester((state) => state.draftId);
  const name = useTester((state) => state.draftName);
  const isGuest = useTester((state) => state.isGuest);
  const urlInput = useTester((state) => state.urlInput);
  const summary = useMemo(
    () => summaryOf({ ...document, text: document.text.toString(), urlInput, name: '', savedAt: 0 }),
    [document, urlInput],
  );
  return { ...summary, id, name, isGuest };
}
