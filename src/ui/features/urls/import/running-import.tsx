import { useEffect, useRef } from 'react';
import { progressText, urlsImportTexts } from '../../../../messages';
import { Button } from '../../../parts/controls/button';
import { useUrls, useUrlsState } from '../../../parts/urls/use-urls';
import styles from './import-dialog.module.css';

const { progress: texts } = urlsImportTexts;

/** How far the import is; cancels it. */
export function RunningImport() {
  const urls = useUrls();
  const importing = useUrlsState((state) => state.importing);
  const cancel = useRef<HTMLButtonElement>(null);
  // What had the focus has gone.
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
