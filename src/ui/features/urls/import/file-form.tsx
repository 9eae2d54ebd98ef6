import { useEffect, useState } from 'react';
import { fileText, urlsImportTexts } from '../../../../messages';
import { classNames } from '../../../parts/class-names';
import { useUrls } from '../../../parts/urls/use-urls';
import { FileButton } from './file-button';
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
type Looked = 'looking' | 'failed' | Sniffed;

interface ChosenFileProps {
  readonly file: File;
  readonly onImport: (order: ImportOrder) => void;
}

/** What a file was taken for, and how it is to be imported. */
function ChosenFile({ file, onImport }: ChosenFileProps) {
  const urls = useUrls();
  const [looked, setLooked] = useState<Looked>('looking');
  useEffect(() => {
    let isWanted = true;
    const show = (shown: Looked) => {
      if (isWanted) setLooked(shown);
    };
    urls.sniff(file, file.name).then(show, () => show('failed'));
    return () => {
      isWanted = false;
    };
  }, [urls, file]);
  if (typeof looked === 'string' || looked.plan === null) {
    const isOdd = looked !== 'looking';
    return (
      <p role="status" className={classNames(styles['refusal'], isOdd && styles['odd'])}>
        {texts[typeof looked === 'string' ? looked : 'noText']}
      </p>
    );
  }
  return <FilePlan file={file} plan={looked.plan} sample={looked.sample} onImport={onImport} />;
}
