import { type SubmitEvent, useEffect, useMemo, useRef, useState } from 'react';
import { copiedText, savedFileText, saveTexts } from '../../../messages';
import { rawBytesOf } from '../../../store/raw-bytes';
import { isUnchanged, savedBytes, savedName, savedText, unchanged } from '../../../store/saved-file';
import { classNames } from '../../parts/class-names';
import { Button } from '../../parts/controls/button';
import { Dialog } from '../../parts/dialog/dialog';
import { download } from '../../parts/file/download';
import { ListLeftOut } from '../../parts/file/list-left-out';
import { TestFile } from '../../parts/file/test-file';
import { useTester } from '../../parts/tester-context';
import { RichText } from '../../parts/text/rich-text';
import { wellFormed } from '../../parts/text/well-formed';
import { SaveChoices } from './save-choices';
import styles from './save-dialog.module.css';

/** Saves the file, and can copy the text. Shows facts about the bytes to be written, and the choices about them. */
export function SaveDialog({ onClose }: { readonly onClose: () => void }) {
  // A file can be dropped over the dialog. The `key` resets the choices then.
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
  // The dialog focuses its first button when it opens. Move the focus to Save after that.
  useEffect(() => saveButton.current?.focus({ preventScroll: true }), []);

  const name = savedName(document);
  const rawBytesLeft = choice.rawBytes === 'keep' ? (rawBytes?.bytes ?? 0) : 0;
  const save = (_event: SubmitEvent) => download(bytes, name, 'text/plain');
  return (
    <form method="dialog" className={styles['form']} onSubmit={save}>
      <div className={styles['body']}>
        <p className={styles['file']}>
          <b className={styles['name']} translate="no">
            {name}
          </b>
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

interface CopyTextProps {
  /** Returns the text to copy. Called on each copy. */
  readText(): string;
  /** Number of bytes in the text that are not UTF-8. The clipboard cannot hold them. */
  readonly rawBytes: number;
}

/** Copies the whole text and reports the outcome. */
function CopyText({ readText, rawBytes }: CopyTextProps) {
  const [outcome, setOutcome] = useState<{ readonly text: string; readonly isWarning: boolean } | null>(null);
  const copy = async () => {
    setOutcome(null);
    try {
      await navigator.clipboard.writeText(wellFormed(readText()));
      setOutcome({ text: copiedText(rawBytes), isWarning: rawBytes > 0 });
    } catch {
      setOutcome({ text: saveTexts.copyDenied, isWarning: true });
    }
  };
  return (
    <>
      <div role="status" className={classNames(styles['status'], outcome?.isWarning && styles['warning'])}>
        {outcome?.text}
      </div>
      <Button outlined onClick={() => void copy()}>
        {saveTexts.copy}
      </Button>
    </>
  );
}
