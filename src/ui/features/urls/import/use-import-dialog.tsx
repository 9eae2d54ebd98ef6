import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import type { DescribedSource } from '../../../../messages';
import { DialogMissing } from '../../../parts/dialog/dialog-missing';
import { useDropTarget } from './drop-target';
import { ImportProgress } from './import-progress';
import type { ImportStart } from './import-start';

/** Functions that open the import dialog, the dialog itself, and its progress line. */
export interface ImportDialogControl {
  /** Opens the dialog to paste or type URLs. */
  openPaste(): void;
  /** Opens the dialog to import a file: this one, or one chosen in the dialog. */
  openFile(file?: File): void;
  /** Opens the dialog to edit the list as text. */
  editList(): void;
  /** The dialog while it is open, otherwise null. Can be placed anywhere in the view. */
  readonly dialog: ReactNode;
  /** The progress of an import or the result of the last one, for the head of the view. */
  readonly progress: ReactNode;
}

/** The open dialog. */
interface ShownDialog {
  readonly start: ImportStart;
  /** React key. It changes when a file is dropped onto an open dialog, which resets the dialog. */
  readonly number: number;
}

/** Loaded on first use. */
const ImportDialog = lazy(() =>
  import('./import-dialog').then(
    (module) => ({ default: module.ImportDialog }),
    () => ({ default: DialogMissing }),
  ),
);

/**
 * Controls the import dialog of the URLs view. Must be called inside `UrlsContext`. Also imports lists that
 * are dropped onto the page while the view is shown.
 */
export function useImportDialog(): ImportDialogControl {
  const [shown, setShown] = useState<ShownDialog | null>(null);
  /** Source type of the last import, for its report. */
  const [source, setSource] = useState<DescribedSource>('list');
  const target = useDropTarget();
  const open = useCallback(
    (start: ImportStart) => setShown((before) => ({ start, number: (before?.number ?? 0) + 1 })),
    [],
  );
  const openFile = useCallback((file?: File) => open({ kind: 'file', file: file ?? null }), [open]);
  const openReport = useCallback(() => open({ kind: 'report' }), [open]);
  const close = useCallback(() => setShown(null), []);
  // React undoes effects while the view is hidden, so this handles drops only while it is shown.
  useEffect(
    () =>
      target.accept(async (file) => {
        const { isForEditor } = await import('./is-for-editor');
        const isList = !(await isForEditor(file));
        if (isList) openFile(file);
        return isList;
      }),
    [target, openFile],
  );
  return {
    openPaste: useCallback(() => open({ kind: 'paste' }), [open]),
    openFile,
    editList: useCallback(() => open({ kind: 'edit' }), [open]),
    dialog: shown && (
      <Suspense>
        <ImportDialog
          key={shown.number}
          start={shown.start}
          source={source}
          onSource={setSource}
          onClose={close}
        />
      </Suspense>
    ),
    progress: <ImportProgress source={source} onDetails={openReport} />,
  };
}
