import { useEffect, useId, useRef, useState } from 'react';
import { notShareable, type Rich, saveTexts } from '../../../messages';
import { sharedStateOf, tooLargePart, writeTestFile } from '../../../store/share';
import { testFileName } from '../../../store/test-file-name';
import { Button } from '../controls/button';
import { useTesterStore } from '../tester-context';
import { RichText } from '../text/rich-text';
import { download } from './download';
import styles from './test-file.module.css';

interface TestFileProps {
  readonly title: string;
  readonly about: string;
  /** True if this is the dialog's only action. Its button is then primary and focused. */
  readonly isOnlyWay?: boolean;
}

/** Saves the text and the question as a test file, or says which part is too large. */
export function TestFile({ title, about, isOnlyWay = false }: TestFileProps) {
  const id = useId();
  const store = useTesterStore();
  const button = useRef<HTMLButtonElement>(null);
  const [refusal, setRefusal] = useState<Rich | null>(null);
  useEffect(() => {
    if (isOnlyWay) button.current?.focus({ preventScroll: true });
  }, [isOnlyWay]);
  const save = () => {
    const state = store.getState();
    const shared = sharedStateOf(state);
    const tooLarge = tooLargePart(shared);
    setRefusal(tooLarge && notShareable(tooLarge.part, tooLarge.limit));
    const bytes = tooLarge === null ? writeTestFile(shared) : null;
    if (bytes !== null) download(bytes, testFileName(state), 'application/json');
  };
  return (
    <section aria-labelledby={id} className={styles['testFile']}>
      <div>
        <h3 id={id} className={styles['title']}>
          {title}
        </h3>
        <p className={styles['about']}>{about}</p>
      </div>
      <Button ref={button} primary={isOnlyWay} outlined={!isOnlyWay} onClick={save}>
        {saveTexts.testSave}
      </Button>
      {refusal && (
        <p role="alert" className={styles['refusal']}>
          <RichText text={refusal} />
        </p>
      )}
    </section>
  );
}
