import { useState } from 'react';
import { copiedText, saveTexts } from '../../../messages';
import { classNames } from '../../parts/class-names';
import { Button } from '../../parts/controls/button';
import { wellFormed } from '../../parts/text/well-formed';
import styles from './save-dialog.module.css';

interface CopyTextProps {
  /** The text to copy, made when it is asked for. */
  readText(): string;
  /** Bytes in it that are not UTF-8, which no clipboard holds. */
  readonly rawBytes: number;
}

/** Copies the whole text, and says what became of that. */
export function CopyText({ readText, rawBytes }: CopyTextProps) {
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
