import { useState } from 'react';
import { firstVisitTexts } from '../../messages';
import { Button } from '../parts/controls/button';
import { useHasFile } from '../parts/file/use-has-file';
import { useBinding, useTester } from '../parts/tester-context';
import { PHONE, useMedia } from '../parts/use-media';
import { useViews } from '../parts/view/view-panels';
import { bringClipboard } from './bring-clipboard';
import styles from './first-visit.module.css';

const STORAGE_KEY = 'robots-txt-tester.first-visit';

interface FirstVisitProps {
  /** Focuses the editor, where a paste replaces an example. */
  readonly onEditor: () => void;
}

/**
 * Says how to open one's own file, while the text is an unchanged example: a line in the top bar until it is dismissed, or two buttons at the bottom of a
 * phone. On a phone also while there is no file, in the other views.
 */
export function FirstVisit({ onEditor }: FirstVisitProps) {
  const tester = useBinding();
  const isExample = useTester(({ document: { origin, edited } }) => origin.kind === 'example' && !edited);
  const hasText = useHasFile();
  const { shown } = useViews();
  const isPhone = useMedia(PHONE);
  const [isDismissed, setDismissed] = useState(wasDismissed);
  // On a phone, the buttons of an empty file are in its own view.
  const isMissing = isPhone && !hasText && shown !== 'file';
  if (!isExample && !isMissing) return null;
  const paste = async () => {
    if (!(await bringClipboard(tester))) onEditor();
  };
  if (isPhone)
    return (
      <section className={styles['bar']} aria-label={firstVisitTexts.bar}>
        <Button primary icon="paste" onClick={paste}>
          {firstVisitTexts.pasteYours}
        </Button>
        <Button outlined icon="globe" onClick={() => tester.actions.showPanel({ kind: 'fetch', site: null })}>
          {firstVisitTexts.fetchSite}
        </Button>
      </section>
    );
  if (isDismissed) return null;
  return (
    <p className={styles['strip']}>
      <span>{firstVisitTexts.strip}</span>
      <Button outlined small title={firstVisitTexts.pasteTitle} onClick={paste}>
        {firstVisitTexts.paste}
      </Button>
      <Button
        small
        iconOnly
        icon="close"
        aria-label={firstVisitTexts.dismiss}
        onClick={() => {
          setDismissed(true);
          dismiss();
        }}
      />
    </p>
  );
}

function wasDismissed(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}

function dismiss(): void {
  try {
    localStorage.setItem(STORAGE_KEY, 'dismissed');
  } catch {
    // Denied: the hint comes back with the next visit.
  }
}
