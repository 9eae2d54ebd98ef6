import { useEffect, useRef, useState } from 'react';
import { embedTexts } from '../../../messages';
import { Button } from '../../parts/controls/button';
import { isApple } from '../../parts/is-apple';
import styles from './copy-link.module.css';

/** The address of the tester with the same text and question, for frames that may open no window. It is selected from the start. */
export function CopyLink({ link }: { readonly link: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'by-hand'>('none');
  const select = () => {
    field.current?.focus();
    field.current?.select();
  };
  // It takes the place of the link that was followed, which had the focus.
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
        aria-label={embedTexts.link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <span role="status" className={styles['said']}>
        {outcome === 'copied' && embedTexts.copied}
        {outcome === 'by-hand' && embedTexts.copyByHand(isApple())}
      </span>
      <Button outlined small onClick={copy}>
        {embedTexts.copy}
      </Button>
    </>
  );
}

/** Puts a text into the clipboard that is also selected in the page; false where the browser allows neither way. */
async function copySelected(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // A frame has the clipboard only where its host hands it on; the older way needs no more than the press of a button.
    return document.execCommand('copy');
  }
}
