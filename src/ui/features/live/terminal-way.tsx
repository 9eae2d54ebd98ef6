import { useId, useRef } from 'react';
import { waysTexts } from '../../../messages';
import { Button } from '../../parts/controls/button';
import { CopyLine } from './copy-line';
import { useLive } from './use-live';
import styles from './ways.module.css';

interface TerminalWayProps {
  readonly line: string;
  /** Called when the pasted output was parsed and contains no file. */
  readonly onAccepted: () => void;
}

/** The line to run in a terminal, and the field for its output. */
export function TerminalWay({ line, onAccepted }: TerminalWayProps) {
  const id = useId();
  const live = useLive();
  const field = useRef<HTMLTextAreaElement>(null);
  const accept = (printed: string): boolean => {
    live.acceptPrinted(printed);
    const kind = live.store.getState().outcome?.kind;
    const isAccepted = kind === 'fetched' || kind === 'no-file';
    // If there is a file, the panel closes.
    if (kind === 'no-file') onAccepted();
    return isAccepted;
  };
  return (
    <>
      <CopyLine label={waysTexts.line} line={line} />
      <label htmlFor={id} className={styles['label']}>
        {waysTexts.printed}
      </label>
      <textarea
        ref={field}
        id={id}
        className={styles['printed']}
        rows={3}
        placeholder={waysTexts.printedPlaceholder}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        aria-describedby={`${id}note`}
        onPaste={(event) => {
          // Read the clipboard, because a field would change the line ends. Text that cannot be parsed goes
          // into the field, where it can be corrected.
          if (accept(event.clipboardData.getData('text/plain'))) event.preventDefault();
        }}
      />
      <div className={styles['row']}>
        <Button outlined small onClick={() => accept(field.current?.value ?? '')}>
          {waysTexts.test}
        </Button>
        <span id={`${id}note`} className={styles['note']}>
          {waysTexts.terminalLimits}
        </span>
      </div>
    </>
  );
}
