import { type ClipboardEvent, type Ref, useId } from 'react';
import { urlsImportTexts } from '../../../../messages';
import styles from './import-dialog.module.css';

/**
 * Length in UTF-16 units from which a paste is inserted by script. Browsers need seconds to paste 100,000
 * lines. A paste by script can't be undone.
 */
const LONG_PASTE = 50_000;

const { paste: texts } = urlsImportTexts;

interface TypedListProps {
  readonly ref: Ref<HTMLTextAreaElement>;
  /** Initial text. */
  readonly text?: string;
}

/** A field for URLs, one per line. It is uncontrolled because the text can be long. */
export function TypedList({ ref, text = '' }: TypedListProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className={styles['label']}>
        {texts.label}
      </label>
      <textarea
        ref={ref}
        id={id}
        className={styles['list']}
        rows={12}
        wrap="off"
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        defaultValue={text}
        onPaste={pasteLong}
      />
      <div id={`${id}-hint`} className={styles['hint']}>
        <p>{texts.hint}</p>
        <p>{texts.expectedHint}</p>
      </div>
    </>
  );
}

function pasteLong(event: ClipboardEvent<HTMLTextAreaElement>): void {
  const pasted = event.clipboardData.getData('text/plain');
  if (pasted.length < LONG_PASTE) return;
  event.preventDefault();
  const { selectionStart, selectionEnd } = event.currentTarget;
  event.currentTarget.setRangeText(pasted, selectionStart, selectionEnd, 'end');
}
