import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { fileText, noUrlsText, urlsImportTexts } from '../../../../messages';
import type { Sniffed } from '../../../../store';
import { classNames } from '../../../parts/class-names';
import { Button } from '../../../parts/controls/button';
import { useUrls } from '../../../parts/urls/use-urls';
import { FilePlan } from './file-plan';
import styles from './import-dialog.module.css';
import type { ImportOrder } from './import-types';

const { file: texts } = urlsImportTexts;

interface FileFormProps {
  /** The dropped file; null if one is yet to be chosen. */
  readonly dropped: File | null;
  readonly onImport: (order: ImportOrder) => void;
}

/** Imports a file: shows its detected format and lets the user assign its columns. */
export function FileForm({ dropped, onImport }: FileFormProps) {
  const [file, setFile] = useState(dropped);
  return (
    <>
      <div className={styles['chooser']}>
        <FileButton
          label={file === null ? texts.choose : texts.chooseOther}
          isFirst={file === null}
          onFile={setFile}
        />
        {file === null ? (
          <div className={styles['hint']}>
            <p>{texts.drop}</p>
            <p>{texts.formats}</p>
          </div>
        ) : (
          <p className={styles['fileName']}>{fileText(file.name, file.size)}</p>
        )}
      </div>
      {file !== null && <ChosenFile key={keyOf(file)} file={file} onImport={onImport} />}
    </>
  );
}

const keys = new WeakMap<File, number>();
let lastKey = 0;

/** Returns a key for each chosen `File` object. Choosing the same file again gives a new key. */
function keyOf(file: File): number {
  const key = keys.get(file) ?? ++lastKey;
  keys.set(file, key);
  return key;
}

/** The result of sniffing the chosen file. */
type SniffState = 'reading' | 'failed' | Sniffed;

interface ChosenFileProps {
  readonly file: File;
  readonly onImport: (order: ImportOrder) => void;
}

/** The detected format of a file and the form that imports it. */
function ChosenFile({ file, onImport }: ChosenFileProps) {
  const urls = useUrls();
  const [sniffed, setSniffed] = useState<SniffState>('reading');
  useEffect(() => {
    let isCurrent = true;
    const show = (shown: SniffState) => {
      if (isCurrent) setSniffed(shown);
    };
    urls.sniff(file, file.name).then(show, () => show('failed'));
    return () => {
      isCurrent = false;
    };
  }, [urls, file]);
  if (typeof sniffed === 'string' || sniffed.plan === null) {
    const isOdd = sniffed !== 'reading';
    return (
      <p role="status" className={classNames(styles['refusal'], isOdd && styles['odd'])}>
        {typeof sniffed === 'string' ? texts[sniffed] : noUrlsText(sniffed.kind)}
      </p>
    );
  }
  const { kind, plan, sample } = sniffed;
  return (
    <FilePlan file={file} isRobots={kind === 'robots'} plan={plan} sample={sample} onImport={onImport} />
  );
}

/** File types offered by the browser's file dialog. Users can choose others there. */
const ACCEPT =
  '.csv,.tsv,.tab,.txt,.list,.xml,.log,.har,.json,.gz,text/*,application/json,application/xml,application/gzip';

interface FileButtonProps {
  readonly label: string;
  readonly isFirst: boolean;
  readonly onFile: (file: File) => void;
}

/** Opens the browser's file dialog. */
function FileButton({ label, isFirst, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Runs after the dialog has opened and focused its first button.
  useEffect(() => {
    if (isFirst) button.current?.focus({ preventScroll: true });
  }, [isFirst]);
  const open = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    // Reset, so that the same file can be chosen again after a change on disk.
    event.currentTarget.value = '';
    if (file !== undefined) onFile(file);
  };
  return (
    <>
      <Button ref={button} outlined onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={urlsImportTexts.file.field}
        accept={ACCEPT}
        onChange={open}
      />
    </>
  );
}
