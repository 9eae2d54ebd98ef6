import { useEffect, useRef, useState } from 'react';
import { embedLaterTexts } from '../../../messages';
import { Button } from '../../parts/controls/button';
import { isApple } from '../../parts/is-apple';
import styles from './copy-link.module.css';

/**
 * A field with the link to the tester with the same text and question, for frames that cannot open a window.
 * Its text is selected when it appears.
 */
export function CopyLink({ link }: { readonly link: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'by-hand'>('none');
  const select = () => {
    field.current?.focus();
    field.current?.select();
  };
  // This field replaces the focused link that was clicked, so it takes the focus.
  useEffect(select, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another link has not been copied
  useEffect(() => setOutcome('none'), [link]);
  const copy = async () => {
    select();
    setOutcome((await copySelected(link)) ? 'copied' : 'by-hand');
  };
  return (
    <>
      <input
        ref={field}
        className={styles['field']}
        readOnly
        value={link}
        aria-label={embedLaterTexts.link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <span role="status" className={styles['status']}>
        {outcome === 'copied' && embedLaterTexts.copied}
        {outcome === 'by-hand' && embedLaterTexts.copyByHand(isApple())}
      </span>
      <Button outlined small onClick={copy}>
        {embedLaterTexts.copy}
      </Button>
    </>
  );
}

/** Copies a text, which must also be selected in the page. Returns false if neither API is allowed. */
async function copySelected(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // A frame has clipboard access only if its host grants it. `execCommand` needs only a click.
    return document.execCommand('copy');
  }
}
