import { useState } from 'react';
import { fileText, urlsImportTexts } from '../../../../messages';
import { ChosenFile } from './chosen-file';
import { FileButton } from './file-button';
import styles from './import-dialog.module.css';
import type { ImportOrder } from './import-types';

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
