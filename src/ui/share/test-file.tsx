import { useEffect, useId, useRef } from 'react';
import { shareTexts } from '../../messages';
import type { TesterState } from '../../store';
import { type SharedState, writeTestFile } from '../../store/share';
import { testFileName } from '../../store/test-file-name';
import buttonStyles from '../parts/button.module.css';
import { classNames } from '../parts/class-names';
import { download } from '../save/download';
import styles from './share-dialog.module.css';

interface TestFileProps {
  readonly shared: SharedState;
  readonly state: TesterState;
  /** True where no link can be made. */
  readonly isOnlyWay: boolean;
}

/** The same as a file, which no program cuts. */
export function TestFile({ shared, state, isOnlyWay }: TestFileProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isOnlyWay) button.current?.focus({ preventScroll: true });
  }, [isOnlyWay]);
  const save = () => {
    const bytes = writeTestFile(shared);
    if (bytes !== null) download(bytes, testFileName(state), 'application/json');
  };
  return (
    <section aria-labelledby={id} className={styles['testFile']}>
      <div>
        <h3 id={id} className={styles['subtitle']}>
          {shareTexts.testFile}
        </h3>
        <p className={styles['hint']}>{shareTexts.testFileAbout}</p>
      </div>
      <button
        ref={button}
        type="button"
        className={classNames(buttonStyles['button'], buttonStyles[isOnlyWay ? 'primary' : 'outlined'])}
        onClick={save}
      >
        {shareTexts.saveTestFile}
      </button>
    </section>
  );
}
