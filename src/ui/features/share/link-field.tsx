import { useEffect, useId, useRef, useState } from 'react';
import { fieldCopied, linkLength, shareTexts } from '../../../messages';
import { classNames } from '../../parts/class-names';
import { Button } from '../../parts/controls/button';
import { useCopy } from '../../parts/controls/use-copy';
import { isApple } from '../../parts/is-apple';
import { RichText } from '../../parts/text/rich-text';
import styles from './share-dialog.module.css';

/** Characters from which some programs cut off a link. */
const LONG_LINK = 8_000;

interface LinkFieldProps {
  readonly link: string;
  /** True if the link contains both compared versions. */
  readonly hasBoth: boolean;
}

/** The link, which is copied when the dialog opens, with a button that copies it again. It is sent to no server. */
export function LinkField({ link, hasBoth }: LinkFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const copyButton = useRef<HTMLButtonElement>(null);
  const [outcome, copy] = useCopy(field);
  const [copied, setCopied] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the dialog opens
  useEffect(() => {
    // The dialog focuses its first button when it opens. Move the focus here after that.
    copyButton.current?.focus({ preventScroll: true });
    setCopied(link);
    void copy(true);
  }, []);
  const isLong = link.length >= LONG_LINK;
  return (
    <div>
      <label htmlFor={id} className={styles['label']}>
        {shareTexts.link}
      </label>
      <div className={styles['linkRow']}>
        <input
          ref={field}
          id={id}
          className={styles['link']}
          readOnly
          value={link}
          aria-describedby={`${id}-length ${id}-privacy`}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button
          ref={copyButton}
          primary
          onClick={() => {
            setCopied(link);
            void copy();
          }}
        >
          {shareTexts.copy}
        </Button>
      </div>
      <div className={styles['underLink']}>
        <p id={`${id}-length`} className={styles[isLong ? 'warning' : 'hint']}>
          <RichText text={linkLength(link.length, isLong)} />
        </p>
        <p role="status" className={classNames(styles['status'], outcome === 'denied' && styles['warning'])}>
          {outcome !== null && copied === link && fieldCopied('link', outcome, isApple())}
        </p>
      </div>
      <p id={`${id}-privacy`} className={styles['hint']}>
        {hasBoth ? shareTexts.privacyOfBoth : shareTexts.privacy}
      </p>
    </div>
  );
}
