import { useRef } from 'react';
import { urlsTexts } from '../../../messages';
import { Button } from '../../parts/controls/button';
import { Dialog, type DialogHandle } from '../../parts/dialog/dialog';
import styles from './sure-dialog.module.css';

/** Texts and callbacks of a confirmation. */
export interface SureQuestion {
  readonly title: string;
  readonly text: string;
  /** Label of the confirm button. */
  readonly button: string;
  readonly onSure: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation before an action that can't be undone. */
export function SureDialog({ title, text, button, onSure, onClose }: SureQuestion) {
  const dialog = useRef<DialogHandle>(null);
  return (
    <Dialog ref={dialog} title={title} closeLabel={urlsTexts.close} onClose={onClose}>
      <div className={styles['body']}>
        <p>{text}</p>
        <div className={styles['buttons']}>
          <Button outlined onClick={() => dialog.current?.close()}>
            {urlsTexts.cancel}
          </Button>
          <Button
            primary
            onClick={() => {
              onSure();
              dialog.current?.close();
            }}
          >
            {button}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
