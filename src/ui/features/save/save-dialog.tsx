import { type SubmitEvent, useEffect, useMemo, useRef, useState } from 'react';
import { savedFileText, saveTexts } from '../../../messages';
import { rawBytesOf } from '../../../store/raw-bytes';
import { isUnchanged, savedBytes, savedName, savedText, unchanged } from '../../../store/saved-file';
import { Button } from '../../parts/controls/button';
import { Dialog } from '../../parts/dialog/dialog';
import { download } from '../../parts/file/download';
import { ListLeftOut } from '../../parts/file/list-left-out';
import { TestFile } from '../../parts/file/test-file';
import { useTester } from '../../parts/tester-context';
import { RichText } from '../../parts/text/rich-text';
import { CopyText } from './copy-text';
import { SaveChoices } from './save-choices';
import styles from './save-dialog.module.css';

/** Saves the file: what will be written, what can be chosen about it, and the text for the clipboard. */
export function SaveDialog({ onClose }: { readonly onClose: () => void }) {
  // A file can be dropped over the window: what was chosen for the former one does not hold for it.
  const id = useTester((state) => state.document.id);
  return (
    <Dialog title={saveTexts.title} closeLabel={saveTexts.close} onClose={onClose}>
      <SaveForm key={id} />
    </Dialog>
  );
}

function SaveForm() {
  const document = useTester((state) => state.document);
  const own = useMemo(() => unchanged(document), [document]);
  const rawBytes = useMemo(() => rawBytesOf(document.text.toString()), [document]);
  const [choice, setChoice] = useState(own);
  const bytes = useMemo(() => savedBytes(document, choice), [document, choice]);
  const saveButton = useRef<HTMLButtonElement>(null);
  // After the window has opened, which puts the focus on its first button.
  useEffect(() => saveButton.current?.focus({ preventScroll: true }), []);

  const name = savedName(document);
  const rawBytesLeft = choice.rawBytes === 'keep' ? (rawBytes?.bytes ?? 0) : 0;
  const save = (_event: SubmitEvent) => download(bytes, name, 'text/plain');
  return (
    <form method="dialog" className={styles['form']} onSubmit={save}>
      <div className={styles['body']}>
        <p className={styles['file']}>
          <b className={styles['name']}>{name}</b>
          <span role="status">
            <RichText
              text={savedFileText({
                bytes: bytes.length,
                bom: choice.bom,
                lineEnd: choice.lineEnd,
                rawBytes: rawBytesLeft,
                isAsOpened: document.bytes !== null && isUnchanged(document, choice),
              })}
            />
          </span>
        </p>
        <SaveChoices
          own={own}
          hadMixedEnds={document.mixedEndsUnified}
          rawBytes={rawBytes}
          choice={choice}
          onChoose={setChoice}
        />
        <TestFile title={saveTexts.testTitle} about={saveTexts.testAbout} />
        <ListLeftOut />
        <p className={styles['hint']}>{saveTexts.privacy}</p>
      </div>
      <div className={styles['foot']}>
        <CopyText readText={() => savedText(document, choice)} rawBytes={rawBytesLeft} />
        <Button ref={saveButton} type="submit" primary>
          {saveTexts.save}
        </Button>
      </div>
    </form>
  );
}
