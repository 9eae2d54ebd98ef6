import type { DocumentOpener } from '../document-opener';
import { newDraftId } from '../draft-id';
import type { Editing } from '../editing/edit-actions';
import { documentNotice } from '../replaced-work';
import type { TesterActions } from '../state';
import type { StateWriter } from '../state-writer';
import type { Written } from './written';

/** Creates the actions for the last write and its Undo. */
export function writeActions(
  { store, changeQuestion, keepWritten }: StateWriter,
  opener: DocumentOpener,
  { undoEdit }: Editing,
) {
  const undoDocument = ({ before, after }: Written): void => {
    const { view, showsFile } = before;
    const now = store.getState();
    // More was done than the write: keep it as replaced work.
    const hasMore = now.list !== after.list || now.draftName !== after.draftName;
    opener.replaced = hasMore ? now : null;
    opener.showAgain(before, documentNotice(before.document, opener.replaced), {
      view,
      showsFile,
      list: before.list,
      ...(hasMore && now.draftId === before.draftId && { draftId: newDraftId() }),
    });
  };
  return {
    keepWritten,
    describeWritten: (found) => {
      const { written } = store.getState();
      if (written !== null) store.setState({ written: { ...written, ...found } });
    },
    undoWrite: () => {
      const { written } = store.getState();
      if (written === null) return;
      const { urlInput, url } = written.before;
      if (written.kind === 'address') changeQuestion({ urlInput, url });
      else if (written.rounds === null) undoDocument(written);
      else if (!undoEdit(written)) return;
      store.setState({ written: null, undone: store.getState().version });
      written.onUndone?.();
    },
    dismissWritten: () => {
      const { notice } = store.getState();
      // The notice's button does the same as Undo.
      store.setState({ written: null, ...(notice?.kind === 'text-replaced' && { notice: null }) });
    },
  } satisfies Partial<TesterActions>;
}
