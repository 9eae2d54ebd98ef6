import { useEffect, useState } from 'react';
import { compareTexts } from '../../../messages';
import { classNames } from '../../parts/class-names';
import { Button } from '../../parts/controls/button';
import { wellFormed } from '../../parts/text/well-formed';
import styles from './copy-text.module.css';

/** Milliseconds for which a success message is shown. A failure message stays. */
const SHOWN_FOR = 4000;

/** A button that copies a text, and shows whether that worked. */
export function CopyText({ text }: { readonly text: () => string }) {
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null);
  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome(null), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    setOutcome(null);
    try {
      await navigator.clipboard.writeText(wellFormed(text()));
      setOutcome('copied');
    } catch {
      setOutcome('copyFailed');
    }
  };
  return (
    <div className={styles['copy']}>
      <span
        role="status"
        className={classNames(styles['status'], outcome === 'copyFailed' && styles['failed'])}
      >
        {outcome && compareTexts[outcome]}
      </span>
      <Button small onClick={() => void copy()}>
        {compareTexts.copy}
      </Button>
    </div>
  );
}
