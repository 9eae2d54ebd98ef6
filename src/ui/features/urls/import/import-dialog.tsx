import { useEffect, useRef, useState } from 'react';
import { fileNotAccepted, progressText, urlsImportTexts } from '../../../../messages';
import { Button } from '../../../parts/controls/button';
import { Dialog, type DialogHandle } from '../../../parts/dialog/dialog';
import { useUrls, useUrlsState } from '../../../parts/urls/use-urls';
import { panelId } from '../../../parts/view/view-panels';
import { EditForm } from './edit-form';
import { FileForm } from './file-form';
import styles from './import-dialog.module.css';
import { ImportReport } from './import-report';
import type { ImportStart } from './import-start';
import type { DescribedSource, ImportSummary } from './import-types';
import { PasteForm } from './paste-form';
import { useImport } from './use-import';

interface ImportDialogProps {
  readonly start: ImportStart;
  /** What the last import was from. */
  readonly source: DescribedSource;
  readonly onSource: (source: DescribedSource) => void;
  readonly onClose: () => void;
}

/** Ways for URLs into the list, how far an import is, and what it did. Open from the moment it is in the page. */
export function ImportDialog({ start, source, onSource, onClose }: ImportDialogProps) {
  const urls = useUrls();
  const dialog = useRef<DialogHandle>(null);
  const isImporting = useUrlsState(({ importing }) => importing !== null);
  // A file that was dropped while another import went on.
  const [notAccepted] = useState(isImporting && start.kind === 'file' ? start.file : null);
  const isTyped = start.kind === 'paste' || start.kind === 'edit';
  // What was typed and taken as it stands needs no report: the table shows it.
  const isQuiet = useRef(false);
  const onDone = (summary: ImportSummary) => {
    isQuiet.current = isTyped && summary.end === null && summary.rejectedCount === 0;
    if (!isQuiet.current) return;
    // That a list without any URL was not imported is nothing to say where it was to be emptied.
    if (start.kind === 'edit' && summary.added === 0) urls.dismissImport();
    dialog.current?.close();
  };
  const { phase, start: onImport } = useImport(start.kind === 'report', onSource, onDone);
  const onClosed = () => {
    if (phase === 'reported' && !isQuiet.current) urls.dismissImport();
    onClose();
    // The button that led here may have gone with the empty list; the focus then is where it was, or nowhere.
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.closest('dialog'))
      document.getElementById(panelId('urls'))?.focus({ preventScroll: true });
  };
  return (
    <Dialog
      ref={dialog}
      isWide={!isTyped}
      className={styles['dialog']}
      title={titleOf(phase, start)}
      closeLabel={urlsImportTexts.close}
      onClose={onClosed}
    >
      {notAccepted && (
        <p role="alert" className={styles['notAccepted']}>
          {fileNotAccepted(notAccepted.name)}
        </p>
      )}
      {phase === 'running' && <RunningImport />}
      {phase === 'reported' && <ImportReport source={source} onDone={() => dialog.current?.close()} />}
      {phase === 'failed' && (
        <p role="alert" className={styles['refusal']}>
          {urlsImportTexts.report.failed}
        </p>
      )}
      {phase === 'choosing' && start.kind === 'paste' && <PasteForm onImport={onImport} />}
      {phase === 'choosing' && start.kind === 'edit' && <EditForm onImport={onImport} />}
      {phase === 'choosing' && start.kind === 'file' && <FileForm dropped={start.file} onImport={onImport} />}
    </Dialog>
  );
}

function titleOf(phase: ReturnType<typeof useImport>['phase'], { kind }: ImportStart): string {
  if (phase === 'running') return urlsImportTexts.progress.title;
  if (phase !== 'choosing' || kind === 'report') return urlsImportTexts.report.title;
  return urlsImportTexts[kind].title;
}

const { progress: texts } = urlsImportTexts;

/** How far the import is; cancels it. */
function RunningImport() {
  const urls = useUrls();
  const importing = useUrlsState((state) => state.importing);
  const cancel = useRef<HTMLButtonElement>(null);
  // What had the focus has gone.
  useEffect(() => cancel.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <div className={styles['body']}>
        {importing !== null && importing.name !== '' && (
          <p className={styles['fileName']}>{importing.name}</p>
        )}
        <progress
          className={styles['bar']}
          aria-label={texts.bar}
          value={importing?.read ?? 0}
          max={Math.max(1, importing?.size ?? 1)}
        />
        <p className={styles['numbers']}>
          {importing !== null && progressText(importing.read, importing.size, importing.urls)}
        </p>
        <p className={styles['hint']}>{texts.meanwhile}</p>
      </div>
      <div className={styles['foot']}>
        <Button ref={cancel} outlined onClick={() => urls.cancelImport()}>
          {texts.cancel}
        </Button>
      </div>
    </>
  );
}
