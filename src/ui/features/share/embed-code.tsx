import { useId, useRef } from 'react';
import { embedDialogTexts, fieldCopied } from '../../../messages';
import { classNames } from '../../parts/class-names';
import { Button } from '../../parts/controls/button';
import { useCopy } from '../../parts/controls/use-copy';
import { isApple } from '../../parts/is-apple';
import styles from './embed-dialog.module.css';

/** The code for the other page, ready to be copied. */
export function EmbedCode({ code }: { readonly code: string }) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [outcome, copy] = useCopy(field);
  return (
    <div>
      <label htmlFor={id} className={styles['label']}>
        {embedDialogTexts.code}
      </label>
      <textarea
        ref={field}
        id={id}
        className={styles['code']}
        readOnly
        wrap="off"
        spellCheck={false}
        value={code}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={styles['copyRow']}>
        <p role="status" className={classNames(styles['status'], outcome === 'denied' && styles['warning'])}>
          {outcome !== null && fieldCopied('code', outcome, isApple())}
        </p>
        <Button primary onClick={() => void copy()}>
          {embedDialogTexts.copy}
        </Button>
      </div>
    </div>
  );
}
