import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { fileText, urlsImportTexts } from '../../../../messages';
import { classNames } from '../../../parts/class-names';
import { Button } from '../../../parts/controls/button';
import { useUrls } from '../../../parts/urls/use-urls';
import { FilePlan } from './file-plan';
import styles from './import-dialog.module.css';
import type { ImportOrder, Sniffed } from './import-types';

const { file: texts } = urlsImportTexts;

interface FileFormProps {
  /** A file that was dropped, or null where one is to be chosen. */
  readonly dropped: File | null;
  readonly onImport: (order: ImportOrder) => void;
}

/** Takes a file with URLs: says what it looks like, and asks which columns are what. */
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

/** A name of its own for each file that is chosen, though it be the same again. */
function keyOf(file: File): number {
  const key = keys.get(file) ?? ++lastKey;
  keys.set(file, key);
  return key;
}

/** What is known of the chosen file. */
type SniffState = 'reading' | 'failed' | Sniffed;

interface ChosenFileProps {
  readonly file: File;
  readonly onImport: (order: ImportOrder) => void;
}

/** What a file was taken for, and how it is to be imported. */
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
        {texts[typeof sniffed === 'string' ? sniffed : 'noText']}
      </p>
    );
  }
  return <FilePlan file={file} plan={sniffed.plan} sample={sniffed.sample} onImport={onImport} />;
}

/** What is offered in the browser's dialog; others can be chosen there too. */
const ACCEPT =
  '.csv,.tsv,.tab,.txt,.list,.xml,.log,.har,.json,.gz,text/*,application/json,application/xml,application/gzip';

interface FileButtonProps {
  readonly label: string;
  readonly isFirst: boolean;
  readonly onFile: (file: File) => void;
}

/** Opens the browser's dialog for a file. */
function FileButton({ label, isFirst, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // After the window has opened, which puts the focus on its first button.
  useEffect(() => {
    if (isFirst) button.current?.focus({ preventScroll: true });
  }, [isFirst]);
  const open = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    // Emptied, so that the same file can be chosen again after it was changed on disk.
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
