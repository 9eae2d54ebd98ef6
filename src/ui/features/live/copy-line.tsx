import { useId, useRef } from 'react';
import { fieldCopied, waysTexts } from '../../../messages';
import { Button } from '../../parts/controls/button';
import { useCopy } from '../../parts/controls/use-copy';
import { isApple } from '../../parts/is-apple';
import styles from './ways.module.css';

interface CopyLineProps {
  readonly label: string;
  readonly line: string;
}

/** A read-only line to use elsewhere, with a button that copies it. */
export function CopyLine({ label, line }: CopyLineProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [outcome, copy] = useCopy(field);
  return (
    <div className={styles['copyLine']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      <input
        ref={field}
        id={id}
        className={styles['line']}
        readOnly
        value={line}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button outlined small aria-describedby={id} onClick={() => void copy()}>
        {waysTexts.copy}
      </Button>
      <p role="status" className={styles['copied']}>
        {outcome !== null && fieldCopied('command', outcome, isApple())}
      </p>
    </div>
  );
}
