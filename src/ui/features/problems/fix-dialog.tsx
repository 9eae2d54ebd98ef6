import { useEffect, useRef } from 'react';
import { consequenceOf, linesChange, moreLines, previewTitle, problemsTexts } from '../../../messages';
import type { FixChoice } from '../../../store';
import { ChangeBlock } from '../../parts/changes/change-block';
import { Button } from '../../parts/controls/button';
import { Dialog, type DialogHandle } from '../../parts/dialog/dialog';
import { useFixPreview } from '../../parts/problems/use-fix-preview';
import styles from './fix-dialog.module.css';
import { PreviewLines } from './preview-lines';
import { useProblems } from './use-problems';

interface FixDialogProps {
  readonly choice: FixChoice;
  /** Called before the fixes are applied. */
  readonly onApply: () => void;
  readonly onClose: () => void;
}

const texts = problemsTexts.preview;

/** Dialog that previews how several fixes change lines and verdicts, and applies them together. */
export function FixDialog({ choice, onApply, onClose }: FixDialogProps) {
  const problems = useProblems();
  const dialog = useRef<DialogHandle>(null);
  const apply = useRef<HTMLButtonElement>(null);
  const preview = useFixPreview(problems, choice);
  useEffect(() => {
    if (typeof preview === 'object') apply.current?.focus({ preventScroll: true });
  }, [preview]);
  const isReady = typeof preview === 'object';
  const check = isReady ? preview.check : null;
  const consequence = check && consequenceOf(check);
  const applyNow = () => {
    if (!isReady) return;
    onApply();
    problems.applyPreview(preview);
    dialog.current?.close();
  };
  return (
    <Dialog
      ref={dialog}
      isWide
      className={styles['dialog']}
      title={isReady ? previewTitle(preview.fixed) : texts.title}
      closeLabel={texts.close}
      onClose={onClose}
    >
      <section
        className={styles['body']}
        aria-label={texts.title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        tabIndex={0}
      >
        <ChangeBlock isFramed check={check} status={isReady ? '' : texts[preview]} />
        {isReady && (
          <>
            <h3 className={styles['title']}>{linesChange(preview.lineCount)}</h3>
            <PreviewLines lines={preview.lines} />
            {preview.lineCount > preview.lines.length && (
              <p className={styles['quiet']}>{moreLines(preview.lineCount - preview.lines.length)}</p>
            )}
          </>
        )}
      </section>
      <div className={styles['foot']}>
        <p className={styles['consequence']}>{consequence?.sentence}</p>
        <Button outlined onClick={() => dialog.current?.close()}>
          {texts.cancel}
        </Button>
        {isReady && (
          <Button ref={apply} primary onClick={applyNow}>
            {consequence?.action ?? texts.apply}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
