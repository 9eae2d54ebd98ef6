import { useId, useState } from 'react';
import { notShareable, type Rich, saveTexts } from '../../messages';
import { sharedStateOf, tooLargePart, writeTestFile } from '../../store/share';
import { testFileName } from '../../store/test-file-name';
import buttonStyles from '../parts/button.module.css';
import { classNames } from '../parts/class-names';
import { RichText } from '../parts/rich-text';
import { useTesterStore } from '../tester-context';
import { download } from './download';
import styles from './save-dialog.module.css';

/** Saves the text together with all that is asked about it, or says what is too large for that. */
export function TestFile() {
  const id = useId();
  const store = useTesterStore();
  const [refusal, setRefusal] = useState<Rich | null>(null);
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
        <h3 id={id} className={styles['legend']}>
          {saveTexts.testTitle}
        </h3>
        <p className={styles['hint']}>{saveTexts.testAbout}</p>
      </div>
      <button
        type="button"
        className={classNames(buttonStyles['button'], buttonStyles['outlined'])}
        onClick={save}
      >
        {saveTexts.testSave}
      </button>
      <p role="status" className={classNames(styles['status'], styles['warning'])}>
        {refusal && <RichText text={refusal} />}
      </p>
    </section>
  );
}
