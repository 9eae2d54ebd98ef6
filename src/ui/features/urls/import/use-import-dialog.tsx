import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { DialogMissing } from '../../../parts/dialog/dialog-missing';
import { useDropTarget } from './drop-target';
import { ImportProgress } from './import-progress';
import type { ImportStart } from './import-start';
import type { DescribedSource } from './import-types';

/** Ways for URLs to come into the list, and what shows them. */
export interface ImportDialogControl {
  /** To paste or type URLs. */
  openPaste(): void;
  /** To read a file: this one, or one that is chosen in the dialog. */
  openFile(file?: File): void;
  /** To change the list as text. */
  editList(): void;
  /** The dialog while it is open, else nothing: to be put anywhere in the view. */
  readonly dialog: ReactNode;
  /** How far an import is, or in a line what the last one did; else nothing. For the head of the view. */
  readonly progress: ReactNode;
}

/** The dialog that is open. */
interface ShownDialog {
  readonly start: ImportStart;
  /** Another one for a file that is dropped onto an open dialog: it begins anew. */
  readonly number: number;
}

/** Comes when somebody asks for it. */
const ImportDialog = lazy(() =>
  import('./import-dialog').then(
    (module) => ({ default: module.ImportDialog }),
    () => ({ default: DialogMissing }),
  ),
);

/**
 * The ways for URLs to come into the list, for the view that shows it; inside `UrlsContext`. While that view is shown, lists that are dropped onto
 * the page are imported too.
 */
export function useImportDialog(): ImportDialogControl {
  const [shown, setShown] = useState<ShownDialog | null>(null);
  /** What the last import was from, for its report. */
  const [source, setSource] = useState<DescribedSource>('list');
  const target = useDropTarget();
  const open = useCallback(
    (start: ImportStart) => setShown((before) => ({ start, number: (before?.number ?? 0) + 1 })),
    [],
  );
  const openFile = useCallback((file?: File) => open({ kind: 'file', file: file ?? null }), [open]);
  const openReport = useCallback(() => open({ kind: 'report' }), [open]);
  const close = useCallback(() => setShown(null), []);
  // Runs while the view is shown only: in a hidden one React takes effects back.
  useEffect(() => target.accept(openFile), [target, openFile]);
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
