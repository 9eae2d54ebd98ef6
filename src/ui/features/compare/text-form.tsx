import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { secondVersionTexts } from '../../../messages';
import { Button } from '../../parts/controls/button';
import { Dialog, type DialogHandle } from '../../parts/dialog/dialog';
import styles from './text-form.module.css';

interface TextFormProps {
  readonly title: string;
  /** The label and the field, which gets the focus. */
  readonly children: ReactNode;
  readonly field: RefObject<HTMLElement | null>;
  /** The reason why the text was refused; null for none. */
  readonly problem: ReactNode;
  /** Handles the text in the field. Returns true to close the dialog. */
  onSubmit(): boolean | Promise<boolean>;
  onClose(): void;
}

/** A dialog with a field for the second version. */
export function TextForm({ title, children, field, problem, onSubmit, onClose }: TextFormProps) {
  const dialog = useRef<DialogHandle>(null);
  useEffect(() => field.current?.focus(), [field]);
  return (
    <Dialog ref={dialog} title={title} closeLabel={secondVersionTexts.close} onClose={onClose}>
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void Promise.resolve(onSubmit()).then((isAccepted) => {
            if (isAccepted) dialog.current?.close();
            else field.current?.focus();
          });
        }}
      >
        {children}
        <p role="alert" className={styles['problem']}>
          {problem}
        </p>
        <div className={styles['actions']}>
          <Button type="submit" primary>
            {secondVersionTexts.compare}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
