import { useState } from 'react';
import { embedLaterTexts } from '../../../messages';
import { classNames } from '../../parts/class-names';
import { Button } from '../../parts/controls/button';
import hiddenStyles from '../../parts/text/hidden-text.module.css';
import { useEmbed } from './embed-context';
import styles from './reset-button.module.css';
import { useIsChanged } from './use-was-changed';

/** Place of the button. */
export interface ResetButtonProps {
  /** True if there is no footer for the button. */
  readonly isOverText?: boolean;
}

/** Puts back the file and the question that the host gave. Hidden while the reader has changed nothing. */
export function ResetButton({ isOverText }: ResetButtonProps) {
  const { reset } = useEmbed();
  const isChanged = useIsChanged();
  const [isDone, setDone] = useState(false);
  if (isChanged && isDone) setDone(false);
  return (
    <>
      {isChanged && (
        <Button
          outlined
          small
          className={classNames(styles['button'], isOverText && styles['corner'])}
          onClick={({ currentTarget }) => {
            // The button is about to disappear.
            currentTarget.closest<HTMLElement>('[tabindex]')?.focus();
            reset();
            setDone(true);
          }}
        >
          {embedLaterTexts.reset}
        </Button>
      )}
      <span aria-live="polite" className={hiddenStyles['text']}>
        {isDone && embedLaterTexts.wasReset}
      </span>
    </>
  );
}
