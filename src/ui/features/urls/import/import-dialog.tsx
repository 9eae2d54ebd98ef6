import { useEffect, useRef, useState } from 'react';
import { type DescribedSource, fileNotAccepted, progressText, urlsImportTexts } from '../../../../messages';
import type { ImportSummary } from '../../../../store';
import { Button } from '../../../parts/controls/button';
import { Dialog, type DialogHandle } from '../../../parts/dialog/dialog';
import { useUrls, useUrlsState } from '../../../parts/urls/use-urls';
import { panelId } from '../../../parts/view/view-panels';
import { EditForm } from './edit-form';
import { FileForm } from './file-form';
import styles from './import-dialog.module.css';
import { ImportOutcome } from './import-outcome';
import type { ImportStart } from './import-start';
import { PasteForm } from './paste-form';
import { useImport } from './use-import';

interface ImportDialogProps {
  readonly start: ImportStart;
  /** Source type of the last import. */
  readonly source: DescribedSource;
  readonly onSource: (source: DescribedSource) => void;
  readonly onClose: () => void;
}

/** Imports URLs, shows the progress and then the report. Opens when it is mounted. */
export function ImportDialog({ start, source, onSource, onClose }: ImportDialogProps) {
  const urls = useUrls();
  const dialog = useRef<DialogHandle>(null);
  const isImporting = useUrlsState(({ importing }) => importing !== null);
  // A file that was dropped while another import was running.
  const [notAccepted] = useState(isImporting && start.kind === 'file' ? start.file : null);
  const isTyped = start.kind === 'paste' || start.kind === 'edit';
  // Typed URLs without any problem need no report: the table shows them.
  const isQuiet = useRef(false);
  const onDone = (summary: ImportSummary) => {
    isQuiet.current = isTyped && summary.end === null && summary.rejectedCount === 0;
    if (!isQuiet.current) return;
    // Emptying the list by an edit isn't a failed import, so the message is dismissed.
    if (start.kind === 'edit' && summary.added === 0) urls.dismissImport();
    dialog.current?.close();
  };
  const { phase, start: onImport } = useImport(start.kind === 'report', onSource, onDone);
  const onClosed = () => {
    if (phase === 'reported' && !isQuiet.current) urls.dismissImport();
    onClose();
    // The button that opened the dialog may have disappeared with the empty list. The focus would then be in
    // the closed dialog or on the body.
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
      {phase === 'reported' && <ImportOutcome source={source} onDone={() => dialog.current?.close()} />}
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

/** Shows the progress of the import and cancels it. */
function RunningImport() {
  const urls = useUrls();
  const importing = useUrlsState((state) => state.importing);
  const cancel = useRef<HTMLButtonElement>(null);
  // Focus the Cancel button, because the element that had the focus has been removed.
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
